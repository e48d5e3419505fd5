/**
 * Replaces what a font cannot show. Typst would draw an empty box and PDF/UA-1 forbids that (ISO 14289-1 §7.21.8: no
 * .notdef glyph), so each run of such characters (emoji, scripts outside the face) becomes one visible mark.
 */

/** U+25A1, the square that typesetters put where a sort is missing. */
const MARK = '\u25a1';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Without what nobody sees: control characters are spaces, direction marks are gone, accents joined to their letters. */
const plainText = (text) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .normalize('NFC');

const isPrintable = (points, text) => Array.from(text).every((character) => points.has(character.codePointAt(0)));

/**
 * @param {Set<number>} points what the text face has
 * @param {string} text
 * @returns {string[]} what of the text has no glyph, each once, as people see it
 */
export function missing(points, text) {
  const segments = Array.from(segmenter.segment(plainText(text)), ({ segment }) => segment);
  return [...new Set(segments.filter((segment) => !isPrintable(points, segment)))];
}

/**
 * @param {Set<number>} points what the text face has
 * @returns {(value: unknown) => unknown} a copy of JSON with every string printable: control characters are spaces,
 * invisible direction marks are gone, a run of characters without a glyph is one mark
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
