import * as v from 'valibot';

/** What is wrong with a field, as the document alone shows it. */
export const FIELD_FAULTS = [
  'missing',
  'long',
  'few',
  'choice',
  'link',
  'picture',
  'vin',
  'day',
  'anchor',
  'twice',
  'address',
  'structured',
  'number',
  'unknown',
  'wrong',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/**
 * What is wrong with where a field leads. `no-page`: there is none. `not-live`: there is a draft, or another language.
 * `no-anchor`: its page has none of that name. `moved`: it redirects. `no-picture`: the brand has none of that name.
 */
export const LINK_FAULTS = ['no-page', 'not-live', 'no-anchor', 'moved', 'no-picture', 'malformed'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

/** Something that is wrong with a document. */
export const DocumentFaultSchema = v.object({
  /** The field, such as `blocks.2.title`. */
  path: v.string(),
  fault: v.picklist([...FIELD_FAULTS, ...LINK_FAULTS]),
  /** The link that leads nowhere, or the picture that is not there: a field of text has many. */
  link: v.optional(v.string()),
});
export type DocumentFault = v.InferOutput<typeof DocumentFaultSchema>;
