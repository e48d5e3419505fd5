import type { Token, Tokens } from 'marked';

/** A heading of a text, as a list of contents names it. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** `Your choices & rights` → `your-choices-rights`; letters lose their accents. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}

/** The words of inline tokens, without their marks. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('');
}

/**
 * The headings at the top level of a text, by token, with the level at which each is drawn: never above `top`, and never
 * more than one below the heading before it, whatever was written.
 */
export function headingsOf(tokens: readonly Token[], top: 2 | 3): ReadonlyMap<Token, Heading> {
  const headings = new Map<Token, Heading>();
  const taken = new Set<string>();
  let before = top - 1;
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const { depth, tokens: inline } = token as Tokens.Heading;
    const text = wordsOf(inline);
    const level = Math.min(Math.max(top, top + depth - 2), before + 1, 6);
    const base = slug(text) || 'part';
    let id = base;
    for (let again = 2; taken.has(id); again++) id = `${base}-${again}`;
    taken.add(id);
    headings.set(token, { id, text, level });
    before = level;
  }
  return headings;
}
