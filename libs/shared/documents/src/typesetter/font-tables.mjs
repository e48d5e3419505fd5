/**
 * Reads the character tables of a TrueType font (OpenType 1.9): which characters it has and their widths. Plain
 * JavaScript because the worker thread loads it from the source tree.
 */

/**
 * Returns the characters of a font, from its `cmap` table, formats 4 and 12.
 *
 * @param {Buffer} font
 * @returns {Set<number>} Unicode code points
 */
export const coverage = (font) => new Set(Array.from(mapped(font), ([point]) => point));

/**
 * Returns the advance width of each character, from the font's `hmtx` table, in em. Without kerning.
 *
 * @param {Buffer} font
 * @returns {Map<number, number>} by Unicode code point
 */
export function advances(font) {
  const unitsPerEm = font.readUInt16BE(tableOffset(font, 'head') + 18);
  const last = font.readUInt16BE(tableOffset(font, 'hhea') + 34) - 1;
  const metrics = tableOffset(font, 'hmtx');
  const of = (glyph) => font.readUInt16BE(metrics + 4 * Math.min(glyph, last)) / unitsPerEm;
  return new Map(Array.from(mapped(font), ([point, glyph]) => [point, of(glyph)]));
}

function tableOffset(font, tag) {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

/** Each character with its glyph index. */
function* mapped(font) {
  const cmap = tableOffset(font, 'cmap');
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    const format = font.readUInt16BE(at);
    if (format === 12) yield* groups12(font, at);
    if (format === 4) yield* segments4(font, at);
  }
}

function* groups12(font, at) {
  for (let i = 0; i < font.readUInt32BE(at + 12); i++) {
    const group = at + 16 + 12 * i;
    const [first, last, glyph] = [0, 4, 8].map((offset) => font.readUInt32BE(group + offset));
    for (let point = first; point <= last; point++) yield [point, glyph + point - first];
  }
}

function* segments4(font, at) {
  const twice = font.readUInt16BE(at + 6);
  for (let i = 0; i < twice; i += 2) {
    const last = font.readUInt16BE(at + 14 + i);
    const first = font.readUInt16BE(at + 16 + twice + i);
    const delta = font.readUInt16BE(at + 16 + 2 * twice + i);
    const rangeAt = at + 16 + 3 * twice + i;
    const range = font.readUInt16BE(rangeAt);
    for (let point = first; point <= last && point !== 0xffff; point++) {
      const listed = range === 0 ? point : font.readUInt16BE(rangeAt + range + 2 * (point - first));
      if (listed !== 0) yield [point, (listed + delta) & 0xffff];
    }
  }
}
