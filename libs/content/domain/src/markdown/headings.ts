import type { Token, Tokens } from 'marked';

/** A heading in a table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** `Your choices & rights` → `your-choices-rights`; accents are removed. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}

/** Returns the plain text of inline tokens. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('');
}

/**
 * Returns the top-level headings of a text, by token, with their rendered level: never above `top`, and at most one
 * level below the previous heading.
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
