/**
 * Replaces what a font cannot show. Typst would draw an empty box and PDF/UA-1 forbids that (ISO 14289-1 §7.21.8: no
 * .notdef glyph), so each run of such characters (emoji, scripts outside the face) becomes one visible mark.
 */

/** U+25A1, the square that typesetters put where a sort is missing. */
const MARK = '\u25a1';

/**
 * The characters that a TrueType font has, read from its `cmap` table (OpenType 1.9, formats 4 and 12).
 *
 * @param {Buffer} font
 * @returns {Set<number>} Unicode code points
 */
export function coverage(font) {
  const points = new Set();
  const cmap = tableOffset(font, 'cmap');
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    const format = font.readUInt16BE(at);
    if (format === 12) for (const [first, last] of groups12(font, at)) addAll(points, first, last);
    if (format === 4) for (const [first, last] of segments4(font, at)) addAll(points, first, last);
  }
  return points;
}

function tableOffset(font, tag) {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

function* groups12(font, at) {
  for (let i = 0; i < font.readUInt32BE(at + 12); i++) {
    yield [font.readUInt32BE(at + 16 + 12 * i), font.readUInt32BE(at + 20 + 12 * i)];
  }
}

function* segments4(font, at) {
  const twice = font.readUInt16BE(at + 6);
  for (let i = 0; i < twice; i += 2) {
    const last = font.readUInt16BE(at + 14 + i);
    if (last !== 0xffff) yield [font.readUInt16BE(at + 16 + twice + i), last];
  }
}

function addAll(points, first, last) {
  for (let point = first; point <= last; point++) points.add(point);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * @param {Set<number>} points what the text face has
 * @returns {(value: unknown) => unknown} a copy of JSON with every string printable: control characters are spaces,
 * invisible direction marks are gone, a run of characters without a glyph is one mark
 */
export function printer(points) {
  const isPrintable = (text) => Array.from(text).every((character) => points.has(character.codePointAt(0)));
  const print = (text) => {
    if (isPrintable(text)) return text;
    const plain = text
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/(?!\u200d)\p{Cf}/gu, '')
      .normalize('NFC');
    if (isPrintable(plain)) return plain;
    const marked = Array.from(segmenter.segment(plain), ({ segment }) => (isPrintable(segment) ? segment : MARK)).join(
      '',
    );
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
