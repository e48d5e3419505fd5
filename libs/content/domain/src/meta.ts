import * as v from 'valibot';

/** Words of the content system; what is missing or empty has a default (spec §9). */
const words = (fallback: string) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => text.trim() || fallback),
  );

/** Empty fields arrive as null, or as '' from forms. */
const nothing = v.pipe(
  v.nullable(v.literal('')),
  v.transform(() => null),
);

const CANONICAL = 'a path, or an http or https URL';
const JsonLdSchema = v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())]);

/** A page's metadata (spec §3), with the defaults of spec §9 for what is missing. */
export const MetaSchema = v.object({
  title: words('Default Title'),
  description: words('Default Description'),
  keywords: words('Default Keywords'),
  /** Absolute URL or path; null: the page's own address. */
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
  /** JSON-LD; content systems give it as data, or as the text of a code field. */
  structuredData: v.optional(
    v.union([nothing, JsonLdSchema, v.pipe(v.string(), v.parseJson(), JsonLdSchema)], 'JSON-LD: an object or a list'),
    null,
  ),
});
export type Meta = v.InferOutput<typeof MetaSchema>;

/** Reads metadata that others wrote: a field that is wrong counts as missing, and `onWrong` is told of it. */
export function readMeta(raw: unknown, onWrong: (field: string) => void): Meta {
  const given: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const right = Object.entries(MetaSchema.entries).filter(([field, schema]) => {
    const isRight = v.is(schema, given[field]);
    if (!isRight) onWrong(field);
    return isRight;
  });
  return v.parse(MetaSchema, Object.fromEntries(right.map(([field]) => [field, given[field]])));
}
