import { Lexer, type Token } from 'marked';

/** More than any honest passage between two blank lines; the lexer's time grows with its square. */
const LONGEST_PASSAGE = 8_000;

/** Quotes and lists in one another on one line, deeper than anybody writes: the lexer would exhaust the stack. */
const NESTED = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))){13}/m;

const passagesOf = (text: string) => text.split(/\n[ \t]*\n/);

/** A text as it stands, one paragraph for each passage. */
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
 * Splits Markdown (with GitHub's tables) into its tokens. HTML in it is a token like any other and runs nowhere. What no
 * person wrote, deep or endless, counts as plain text, so that reading takes bounded time whatever it is given.
 */
export function readMarkdown(text: string): readonly Token[] {
  const unix = text.replace(/\r\n?/g, '\n');
  const honest = !NESTED.test(unix) && passagesOf(unix).every(({ length }) => length <= LONGEST_PASSAGE);
  return honest ? new Lexer({ gfm: true }).lex(unix) : plain(unix);
}
