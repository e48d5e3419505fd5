import * as v from 'valibot';

/** An error in a field that can be found in the document alone. */
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
 * An error in a link or image. `no-page`: not found. `not-live`: only a draft, or only in another language.
 * `no-anchor`: not on the page. `moved`: redirects. `no-picture`: image not found.
 */
export const LINK_FAULTS = ['no-page', 'not-live', 'no-anchor', 'moved', 'no-picture', 'malformed'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

/** An error in a document. */
export const DocumentFaultSchema = v.object({
  /** The field, such as `blocks.2.title`. */
  path: v.string(),
  fault: v.picklist([...FIELD_FAULTS, ...LINK_FAULTS]),
  /** The broken link or missing image; a text field can have many. */
  link: v.optional(v.string()),
});
export type DocumentFault = v.InferOutput<typeof DocumentFaultSchema>;
