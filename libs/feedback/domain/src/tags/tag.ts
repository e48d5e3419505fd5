import * as v from 'valibot';

/** Most tags of one ticket. */
export const TICKET_TAGS = 20;
/** Longest tag, in characters. */
export const TAG_LENGTH = 30;

/** A tag as it is kept: lower case, one space at most between its words. */
export const TagSchema = v.pipe(
  v.string(),
  v.maxLength(200, 'tags.wrong'),
  v.transform((tag) => tag.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()),
  v.maxLength(TAG_LENGTH, 'tags.wrong'),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u, 'tags.wrong'),
);

/** A tag out of what somebody typed; null where it can be none. */
export function tagOf(typed: string): string | null {
  const tag = v.safeParse(TagSchema, typed);
  return tag.success ? tag.output : null;
}
