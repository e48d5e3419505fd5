/** A word that the glossary explains. */
export interface Term {
  readonly key: string;
  readonly term: string;
}

/** Text as it is read, in pieces; those with a term are words of the glossary. */
export interface Piece {
  readonly text: string;
  readonly term: string | null;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Finds words of the glossary in a text: each once, where it is first read, as a whole word in any case, and the longest
 * where several would do. The pieces joined are the text.
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
