import * as v from 'valibot';

/** A page's metadata (spec §3), with the defaults of spec §9 for what is missing. */
export const MetaSchema = v.object({
  title: v.optional(v.string(), 'Default Title'),
  description: v.optional(v.string(), 'Default Description'),
  keywords: v.optional(v.string(), 'Default Keywords'),
  /** Absolute URL or path; null: the page's own address. */
  canonicalURL: v.optional(v.nullable(v.string()), null),
  metaRobots: v.optional(v.nullable(v.string()), null),
  /** JSON-LD. */
  structuredData: v.optional(v.nullable(v.unknown()), null),
});
export type Meta = v.InferOutput<typeof MetaSchema>;
