import * as v from 'valibot';

/**
 * A message as a form sends it: shown as text, whatever it holds; of control characters line breaks and tabs are kept.
 * Its length is judged by the handler, which answers 422 in words beyond `MESSAGE_LENGTH`.
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
