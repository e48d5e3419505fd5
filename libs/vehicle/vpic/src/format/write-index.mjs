/**
 * Writes the index format (see README.md): used by the build step for the whole index and by `makeShard` for the
 * excerpts that browsers fetch. Everything is little endian; sections are aligned to four bytes.
 */
import { checksum } from './checksum.mjs';

export const MAGIC = 0x43495056; // 'VPIC'
export const FORMAT_VERSION = 2;
export const HEADER_BYTES = 32;
export const SECTIONS = [
  'meta',
  'wmiTexts',
  'wmis',
  'strings',
  'bases',
  'ids',
  'modelMakes',
  'keys',
  'schemas',
  'engines',
  'specs',
];
/** Interval between stored offsets in a blob list; offsets in between are computed from lengths. */
export const BLOB_STRIDE = 32;

const encoder = new TextEncoder();

/** A growing buffer of unsigned variable-length integers (seven bits per byte, low first). */
export class VarintWriter {
  #bytes = new Uint8Array(128);
  #length = 0;

  unsigned(value) {
    this.#makeRoom(5);
    while (value > 0x7f) {
      this.#bytes[this.#length++] = (value & 0x7f) | 0x80;
      value >>>= 7;
    }
    this.#bytes[this.#length++] = value;
    return this;
  }

  signed(value) {
    return this.unsigned(value < 0 ? -value * 2 - 1 : value * 2);
  }

  /** Appends raw bytes. */
  raw(bytes) {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  #makeRoom(count) {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 4, this.#length + count));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  finish() {
    return this.#bytes.slice(0, this.#length);
  }
}

/**
 * Encodes a WMI with its makes, its links to schemas, and the positions at which NHTSA's cache of valid characters
 * differs from the patterns.
 *
 * @param {import('./write-index.mjs').WmiInput} wmi
 */
export function encodeWmi({ manufacturer, vehicleType, truckType, availableDay, makes, links, cached }) {
  const out = new VarintWriter();
  out.unsigned(manufacturer).unsigned(vehicleType).unsigned(truckType).unsigned(availableDay).unsigned(makes.length);
  for (const make of makes) out.unsigned(make);
  out.unsigned(links.length);
  let previous = 0;
  for (const { schema, from, to } of links) {
    out.signed(schema - previous).unsigned(from);
    out.unsigned(to === null ? 0 : to - from + 1);
    previous = schema;
  }
  out.unsigned(cached.length);
  for (const { year, masks } of cached) {
    out.unsigned(year).unsigned(masks.length);
    for (const [position, low, high] of masks)
      out
        .unsigned(position)
        .unsigned(low >>> 0)
        .unsigned(high);
  }
  return out.finish();
}

/**
 * Encodes a schema: its keys; per element the patterns in winning order; the numbers that order patterns across
 * schemas; formula patterns; and the valid characters that can't be derived from its keys.
 *
 * @param {import('./write-index.mjs').SchemaInput} schema
 */
export function encodeSchema({ keys, groups, ranks, ages, picks, formulas, extras }) {
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
  for (const numbers of [ranks, ages, picks]) {
    out.unsigned(numbers.length);
    previous = 0;
    for (const [pattern, number] of numbers) {
      out.unsigned(pattern - previous).unsigned(number);
      previous = pattern;
    }
  }
  out.unsigned(formulas.length);
  for (const { slot, key, value, order, from, length } of formulas) {
    out.unsigned(slot).unsigned(key).unsigned(value).unsigned(order).unsigned(from).unsigned(length);
  }
  out.unsigned(extras.length);
  for (const [position, low, high] of extras)
    out
      .unsigned(position)
      .unsigned(low >>> 0)
      .unsigned(high);
  return out.finish();
}

/**
 * Encodes the facts about an engine model.
 *
 * @param {import('./write-index.mjs').EngineInput} engine
 */
export function encodeEngine({ model, facts }) {
  const out = new VarintWriter().unsigned(model).unsigned(facts.length);
  for (const { slot, value, age } of facts) out.unsigned(slot).unsigned(value).unsigned(age);
  return out.finish();
}

/**
 * Encodes a model's vehicle specs.
 *
 * @param {import('./write-index.mjs').SpecInput[]} schemas
 */
export function encodeSpecs(schemas) {
  const out = new VarintWriter();
  if (schemas.length === 0) return out.finish();
  out.unsigned(schemas.length);
  for (const { make, vehicleType, years, groups } of schemas) {
    out.unsigned(make).unsigned(vehicleType).unsigned(years.length);
    let previous = 0;
    for (const year of years) {
      out.unsigned(year - previous);
      previous = year;
    }
    out.unsigned(groups.length);
    let age = 0;
    for (const { keys, facts } of groups) {
      out.unsigned(keys.length);
      for (const [slot, value] of keys) out.unsigned(slot).unsigned(value);
      out.unsigned(facts.length);
      for (const [slot, value, own] of facts) {
        out
          .unsigned(slot)
          .unsigned(value)
          .signed(own - age);
        age = own;
      }
    }
  }
  return out.finish();
}

/** Encodes byte strings for reading one at a time: count, offset of every 32nd, lengths, bytes. */
export function blobSection(blobs) {
  const positions = new Uint32Array(Math.ceil(blobs.length / BLOB_STRIDE));
  const lengths = new Uint32Array(blobs.length);
  let total = 0;
  blobs.forEach((blob, at) => {
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

/** Encodes texts as a blob list. */
export const textSection = (list) => blobSection(list.map((text) => encoder.encode(text)));

/**
 * Assembles an index.
 *
 * @param {import('./write-index.mjs').IndexInput} parts
 * @returns {Uint8Array}
 */
export function writeIndex(parts) {
  const { shardKey, asOf, meta, wmiTexts, wmis, strings, bases, ids, modelMakes, keys, schemas, engines, specs } =
    parts;
  const yearCode = shardKey === null ? 0 : shardKey.charCodeAt(shardKey.length - 1);
  return packSections(
    MAGIC,
    [yearCode, asOf],
    [
      encoder.encode(JSON.stringify(meta)),
      encoder.encode(wmiTexts.map((text) => text.padEnd(6)).join('')),
      blobSection(wmis),
      textSection(strings),
      asBytes(Uint32Array.from(bases)),
      asBytes(idSection(ids)),
      asBytes(Uint16Array.from(modelMakes)),
      blobSection(keys),
      blobSection(schemas),
      blobSection(engines),
      blobSection(specs),
    ],
  );
}

/** Encodes vPIC ids of values, slot after slot; starts with each slot's offset, -1 for slots without. */
function idSection(ids) {
  const starts = [];
  let end = ids.length;
  for (const own of ids) {
    starts.push(own ? end : -1);
    end += own?.length ?? 0;
  }
  return Int32Array.from([...starts, ...ids.flatMap((own) => own ?? [])]);
}

/**
 * Assembles a file: header (magic, version, length, checksum, two words), section table, sections.
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
