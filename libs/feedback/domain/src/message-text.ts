import * as v from 'valibot';

/**
 * A message from a form, always rendered as plain text; keeps line breaks and tabs, and no other control characters.
 * The handler checks its length, and returns 422 with a message beyond `MESSAGE_LENGTH`.
 */
export const MessageField = v.pipe(
  v.string(),
  v.maxLength(60_000),
  v.transform((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  ),
);
