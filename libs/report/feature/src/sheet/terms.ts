/** A glossary term. */
export interface Term {
  readonly key: string;
  readonly term: string;
}

/** A piece of a text; those with a term are glossary terms. */
export interface Piece {
  readonly text: string;
  readonly term: string | null;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Splits a text at its glossary terms. Each term is matched once, at its first occurrence, as a whole word, regardless
 * of case; the longest match wins. The pieces join to the original text.
 */
export function piecesOf(text: string, glossary: readonly Term[]): Piece[] {
  const longest = glossary.filter(({ term }) => term.trim() !== '').sort((a, b) => b.term.length - a.term.length);
  if (longest.length === 0) return text === '' ? [] : [{ text, term: null }];
  const anyTerm = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${longest.map(({ term }) => escaped(term)).join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  const seen = new Set<string>();
  const pieces: Piece[] = [];
  let read = 0;
  for (const match of text.matchAll(anyTerm)) {
    const found = longest.find(({ term }) => term.toLowerCase() === match[0].toLowerCase());
    if (!found || seen.has(found.key)) continue;
    seen.add(found.key);
    if (match.index > read) pieces.push({ text: text.slice(read, match.index), term: null });
    pieces.push({ text: match[0], term: found.key });
    read = match.index + match[0].length;
  }
  if (read < text.length) pieces.push({ text: text.slice(read), term: null });
  return pieces;
}
