import { Lexer, type Token } from 'marked';

/** Longer than any real passage between two blank lines; the lexer takes quadratic time. */
const LONGEST_PASSAGE = 8_000;

/** More quotes and lists nested on one line than anyone writes; the lexer would overflow the stack. */
const NESTED = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))){13}/m;

const passagesOf = (text: string) => text.split(/\n[ \t]*\n/);

/** Returns the text as is, one paragraph per passage. */
function plain(text: string): Token[] {
  return passagesOf(text)
    .map((passage) => passage.trim())
    .filter(Boolean)
    .map((passage) => ({
      type: 'paragraph',
      raw: passage,
      text: passage,
      tokens: [{ type: 'text', raw: passage, text: passage }],
    }));
}

/**
 * Splits Markdown (with GitHub tables) into tokens. HTML is a token like any other and is never executed. Extremely
 * deep or long input is treated as plain text, so parsing takes bounded time.
 */
export function readMarkdown(text: string): readonly Token[] {
  const unix = text.replace(/\r\n?/g, '\n');
  const honest = !NESTED.test(unix) && passagesOf(unix).every(({ length }) => length <= LONGEST_PASSAGE);
  return honest ? new Lexer({ gfm: true }).lex(unix) : plain(unix);
}
