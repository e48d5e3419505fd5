import * as v from 'valibot';

/** A text from the content system; missing or empty ones have a default (spec §9). */
const words = (fallback: string) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => text.trim() || fallback),
  );

/** Empty fields are null, or '' in forms. */
const nothing = v.pipe(
  v.nullable(v.literal('')),
  v.transform(() => null),
);

const CANONICAL = 'a path, or an http or https URL';
const JsonLdSchema = v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())]);

/** A page's metadata (spec §3), with the defaults of spec §9 for missing fields. */
export const MetaSchema = v.object({
  title: words('Default Title'),
  description: words('Default Description'),
  keywords: words('Default Keywords'),
  /** Absolute URL or path; null for the page's own URL. */
  canonicalURL: v.optional(
    v.union(
      [
        nothing,
        v.pipe(
          v.string(),
          v.regex(/^(?:\/(?!\/)|https?:\/\/)/),
          v.check((url) => URL.canParse(url, 'https://own.example')),
        ),
      ],
      CANONICAL,
    ),
    null,
  ),
  metaRobots: v.optional(v.union([nothing, v.pipe(v.string(), v.maxLength(200))]), null),
  /** JSON-LD; content systems provide it as data or as the text of a code field. */
  structuredData: v.optional(
    v.union([nothing, JsonLdSchema, v.pipe(v.string(), v.parseJson(), JsonLdSchema)], 'JSON-LD: an object or a list'),
    null,
  ),
});
export type Meta = v.InferOutput<typeof MetaSchema>;

/** Parses metadata from a third party: invalid fields count as missing and are reported to `onWrong`. */
export function readMeta(raw: unknown, onWrong: (field: string) => void): Meta {
  const given: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const right = Object.entries(MetaSchema.entries).filter(([field, schema]) => {
    const isRight = v.is(schema, given[field]);
    if (!isRight) onWrong(field);
    return isRight;
  });
  return v.parse(MetaSchema, Object.fromEntries(right.map(([field]) => [field, given[field]])));
}
