/**
 * Generates VINs from an index alone, so that NHTSA's own release is measured the same way as the build's data and a
 * synthetic one.
 */
import { randomFrom, withCheckDigit } from '../testing/make-vins.mjs';

const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const LAST_YEAR = 2026;
/** How many keys of a schema are combined into one VIN. */
const LAYERS = 24;
/** Maximum number of links sampled per requested kind, since not every sample yields a VIN without errors. */
const TRIES = 40;

/**
 * Returns VINs without errors, each of a different kind: they differ in manufacturer, model year, or positions 4–8 or
 * 11.
 *
 * @param {object} decoder the exports of `entry.mjs`
 * @param {Uint8Array} bytes of a whole index
 * @param {number} count
 * @returns {string[]} fewer if the index doesn't have that many kinds
 */
export function kindsOf(decoder, bytes, count) {
  const { openIndex, decodeVin, checkedSections, readSchema, isLight, MAGIC, SECTIONS } = decoder;
  const index = openIndex(bytes);
  const { parts } = checkedSections(bytes, MAGIC, SECTIONS.length);
  const { bytes: codes } = parts[SECTIONS.indexOf('wmiTexts')];
  const random = randomFrom(7);
  const pick = (list) => list[random(list.length)];
  const links = [];
  for (let at = 0; at < codes.length; at += 6) {
    const record = index.wmi(String.fromCharCode(...codes.subarray(at, at + 6)).trim());
    for (const link of record.links) if (link.from <= LAST_YEAR) links.push({ record, ...link });
  }
  const found = new Map();
  for (let tries = count * TRIES; tries > 0 && found.size < count && links.length > 0; tries -= 1) {
    const { record, schema, from, to } = pick(links);
    const keys = Array.from(readSchema(index.schemaBytes(schema)).keys, (place) => cellsOf(decoder, index.key(place)));
    if (keys.length === 0) continue;
    const year = from + random(Math.min(to ?? LAST_YEAR, LAST_YEAR) - from + 1);
    const cells = Array(13).fill(null);
    cells[5] = [CODES[(year - 1980 + 60) % 30]];
    if (isLight(record)) cells[3] = [...(year >= 2010 ? 'ABCDEFGHJKLMNPRSTUVWXYZ' : '0123456789')];
    for (let layer = 0; layer < LAYERS; layer += 1) lay(cells, pick(keys));
    const small = record.wmi.length === 6;
    const text = cells.map((cell, at) => (at < 7 ? (cell ? pick(cell) : '0') : '0')).join('');
    const serial = small ? `${record.wmi.slice(3)}000` : '000000';
    const vin = withCheckDigit(`${record.wmi.slice(0, 3)}${text.slice(0, 5)}0${text.slice(5, 7)}${serial}`);
    const kind = vin.slice(0, 8) + vin.slice(9, small ? 14 : 11);
    if (found.has(kind)) continue;
    const { errorCodes, model } = decodeVin(index, vin, { suggest: false });
    if (errorCodes[0] === 0 && model !== null) found.set(kind, vin);
  }
  return [...found.values()];
}

/**
 * Returns distinct VINs of these kinds, each with its own serial number, kinds interleaved.
 *
 * @param {readonly string[]} kinds
 * @param {number} count at most 1,000 per kind
 */
export function serialsOf(kinds, count) {
  return Array.from({ length: count }, (_, at) => serialOf(kinds[at % kinds.length], Math.floor(at / kinds.length)));
}

/** Returns the VIN of a kind with a serial number below 1,000. */
export function serialOf(kind, serial) {
  // Only positions 15–17: patterns define the valid characters of the others.
  return withCheckDigit(kind.slice(0, 14) + String(serial).padStart(3, '0'));
}

/** Narrows the choices at each position to those of a key, if the key is compatible with them. */
function lay(cells, key) {
  const both = key.map((choices, at) =>
    choices === null ? cells[at] : (cells[at]?.filter((char) => choices.includes(char)) ?? choices),
  );
  if (both.every((choices) => choices === null || choices.length > 0))
    both.forEach((choices, at) => (cells[at] = choices));
}

/** Decodes a stored key: the accepted characters at each position, or `null` for any. */
function cellsOf({ ANY, CLASS, KEY_ALPHABET }, bytes) {
  const cells = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === CLASS) {
      const bit = (place) => (bytes[at + 1 + (place >> 3)] >>> (place & 7)) & 1;
      cells.push([...KEY_ALPHABET].filter((char, place) => bit(place) === 1 && !'IOQ'.includes(char)));
      at += 5;
    } else cells.push(code === ANY ? null : [KEY_ALPHABET[code]]);
  }
  return cells;
}
