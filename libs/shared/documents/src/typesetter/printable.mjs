/**
 * Replaces characters that a font lacks. Typst would draw an empty box, which PDF/UA-1 forbids (ISO 14289-1 §7.21.8: no
 * .notdef glyph), so each run of them (emoji, unsupported scripts) becomes one visible mark.
 */

/** U+25A1, the square that typesetters use for a missing sort. */
const MARK = '\u25a1';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Removes invisible characters: control characters become spaces, direction marks are dropped, accents are combined
 * with their letters (NFC).
 */
const plainText = (text) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .normalize('NFC');

const isPrintable = (points, text) => Array.from(text).every((character) => points.has(character.codePointAt(0)));

/**
 * @param {Set<number>} points characters of the text face
 * @param {string} text
 * @returns {string[]} the text's characters without a glyph, each once, as people see them
 */
export function missing(points, text) {
  const segments = Array.from(segmenter.segment(plainText(text)), ({ segment }) => segment);
  return [...new Set(segments.filter((segment) => !isPrintable(points, segment)))];
}

/**
 * @param {Set<number>} points characters of the text face
 * @returns {(value: unknown) => unknown} copies JSON with every string printable: control characters are spaces,
 * invisible direction marks are dropped, a run of characters without a glyph is one mark
 */
export function printer(points) {
  const print = (text) => {
    if (isPrintable(points, text)) return text;
    const plain = plainText(text);
    if (isPrintable(points, plain)) return plain;
    const marked = Array.from(segmenter.segment(plain), ({ segment }) =>
      isPrintable(points, segment) ? segment : MARK,
    ).join('');
    return marked.replace(new RegExp(`${MARK}{2,}`, 'gu'), MARK).replace(/ {2,}/gu, ' ');
  };
  const walk = (value) => {
    if (typeof value === 'string') return print(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, walk(member)]));
  };
  return walk;
}
