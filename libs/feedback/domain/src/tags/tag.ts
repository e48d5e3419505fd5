import * as v from 'valibot';

/** Maximum number of tags per ticket. */
export const TICKET_TAGS = 20;
/** Maximum length of a tag, in characters. */
export const TAG_LENGTH = 30;

/** A normalized tag: lowercase, single spaces. */
export const TagSchema = v.pipe(
  v.string(),
  v.maxLength(200, 'tags.wrong'),
  v.transform((tag) => tag.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()),
  v.maxLength(TAG_LENGTH, 'tags.wrong'),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u, 'tags.wrong'),
);

/** Normalizes a typed tag; null if it's invalid. */
export function tagOf(typed: string): string | null {
  const tag = v.safeParse(TagSchema, typed);
  return tag.success ? tag.output : null;
}
