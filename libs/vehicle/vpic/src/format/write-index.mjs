/**
 * The writer of the index format (see README.md): used by the build step for the whole index and by `makeShard` for
 * the excerpt that a browser fetches. Everything is little endian; sections start at multiples of four.
 */
import { checksum } from './checksum.mjs';

export const MAGIC = 0x43495056; // 'VPIC'
export const FORMAT_VERSION = 1;
export const HEADER_BYTES = 32;
export const SECTIONS = ['wmiTexts', 'wmis', 'strings', 'bases', 'modelMakes', 'keys', 'schemas', 'engines'];
/** A position in a list of blobs is written every so many entries; between them lengths are added up. */
export const BLOB_STRIDE = 32;

const encoder = new TextEncoder();

/** A growing run of unsigned variable-length integers (seven bits a byte, low first). */
export class VarintWriter {
  bytes = [];

  unsigned(value) {
    while (value > 0x7f) {
      this.bytes.push((value & 0x7f) | 0x80);
      value >>>= 7;
    }
    this.bytes.push(value);
    return this;
  }

  signed(value) {
    return this.unsigned(value < 0 ? -value * 2 - 1 : value * 2);
  }

  finish() {
    return Uint8Array.from(this.bytes);
  }
}

/**
 * One WMI with its makes and its links to schemas.
 *
 * @param {import('./write-index.mjs').WmiInput} wmi
 */
export function encodeWmi({ manufacturer, vehicleType, truckType, availableDay, makes, links }) {
  const out = new VarintWriter();
  out.unsigned(manufacturer).unsigned(vehicleType).unsigned(truckType).unsigned(availableDay).unsigned(makes.length);
  for (const make of makes) out.unsigned(make);
  out.unsigned(links.length);
  let previous = 0;
  for (const { schema, from, to } of links) {
    out.signed(schema - previous).unsigned(from - 1980);
    out.unsigned(to === null ? 0 : to - from + 1);
    previous = schema;
  }
  return out.finish();
}

/**
 * One schema: its keys and, per element, the patterns in the order in which they win.
 *
 * @param {import('./write-index.mjs').SchemaInput} schema
 */
export function encodeSchema({ keys, groups, ranks }) {
  const out = new VarintWriter();
  out.unsigned(keys.length);
  let previous = 0;
  for (const key of keys) {
    out.unsigned(key - previous);
    previous = key;
  }
  out.unsigned(groups.length);
  for (const { slot, patterns } of groups) {
    out.unsigned(slot).unsigned(patterns.length);
    let at = -1;
    for (const [key] of patterns) {
      out.signed(key - at - 1);
      at = key;
    }
    for (const [, value] of patterns) out.unsigned(value);
  }
  out.unsigned(ranks.length);
  previous = 0;
  for (const [pattern, rank] of ranks) {
    out.unsigned(pattern - previous).unsigned(rank);
    previous = pattern;
  }
  return out.finish();
}

/**
 * What an engine model is known to be.
 *
 * @param {import('./write-index.mjs').EngineInput} engine
 */
export function encodeEngine({ model, facts }) {
  const out = new VarintWriter().unsigned(model).unsigned(facts.length);
  for (const [slot, value] of facts) out.unsigned(slot).unsigned(value);
  return out.finish();
}

/** Byte strings that are read one at a time: count, positions of every 32nd, lengths, bytes. */
export function blobSection(blobs) {
  const positions = new Uint32Array(Math.ceil(blobs.length / BLOB_STRIDE));
  const lengths = new Uint16Array(blobs.length + (blobs.length % 2));
  let total = 0;
  blobs.forEach((blob, at) => {
    if (blob.length > 0xffff) throw new Error(`An entry of ${blob.length} bytes does not fit the index format.`);
    if (at % BLOB_STRIDE === 0) positions[at / BLOB_STRIDE] = total;
    lengths[at] = blob.length;
    total += blob.length;
  });
  return concat([asBytes(Uint32Array.of(blobs.length)), asBytes(positions), asBytes(lengths), ...blobs]);
}

const asBytes = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

function concat(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Texts as a list of blobs. */
export const textSection = (list) => blobSection(list.map((text) => encoder.encode(text)));

/**
 * Puts an index together.
 *
 * @param {import('./write-index.mjs').IndexInput} parts
 * @returns {Uint8Array}
 */
export function writeIndex({ shardKey, asOf, wmiTexts, wmis, strings, bases, modelMakes, keys, schemas, engines }) {
  const yearCode = shardKey === null ? 0 : shardKey.charCodeAt(shardKey.length - 1);
  return packSections(
    MAGIC,
    [yearCode, asOf],
    [
      encoder.encode(wmiTexts.map((text) => text.padEnd(6)).join('')),
      blobSection(wmis),
      textSection(strings),
      asBytes(Uint32Array.from(bases)),
      asBytes(Uint16Array.from(modelMakes)),
      blobSection(keys),
      blobSection(schemas),
      blobSection(engines),
    ],
  );
}

/**
 * A file: header (magic, version, length, checksum, two words), section table, sections.
 *
 * @param {number} magic
 * @param {[yearCode: number, asOf: number]} words
 * @param {Uint8Array[]} sections
 * @returns {Uint8Array}
 */
export function packSections(magic, words, sections) {
  const table = new Uint32Array(sections.length * 2);
  let end = HEADER_BYTES + table.byteLength;
  sections.forEach((section, at) => {
    table.set([end, section.length], at * 2);
    end += Math.ceil(section.length / 4) * 4;
  });
  const bytes = new Uint8Array(end);
  const header = new Uint32Array(bytes.buffer, 0, HEADER_BYTES / 4);
  header.set([magic, FORMAT_VERSION, end, 0, ...words]);
  bytes.set(asBytes(table), HEADER_BYTES);
  sections.forEach((section, at) => bytes.set(section, table[at * 2]));
  header[3] = checksum(bytes.subarray(16));
  return bytes;
}
