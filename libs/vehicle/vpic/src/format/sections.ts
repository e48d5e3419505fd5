import { checksum } from './checksum.mjs';
import { VpicIndexError } from './vpic-index-error.mjs';
import { FORMAT_VERSION, HEADER_BYTES } from './write-index.mjs';

/** Makes sure the bytes of a range are loaded before they're read. Bytes past the end are ignored. */
export type Load = (from: number, to: number) => void;

/** Part of a file. Only loaded bytes are valid. */
export interface Section {
  /** Aligned to four bytes in its buffer. */
  readonly bytes: Uint8Array;
  /** Offsets are relative to the section. */
  readonly load: Load;
}

/** A file read piece by piece. */
export interface Pieces {
  /** The whole file; parts not loaded yet may contain anything. Aligned to four bytes in its buffer. */
  readonly bytes: Uint8Array;
  /** @throws if bytes can't be read or don't match what was written */
  readonly load: Load;
}

/** A verified file: its sections and header fields. */
export interface Sections {
  parts: readonly Section[];
  /** Model-year code of an excerpt; 0 in all other files. */
  yearCode: number;
  /** Date of the data, `YYYY-MM-DD`. */
  asOf: string;
}

/** For bytes that are fully loaded. */
const nothingToLoad: Load = () => undefined;

/**
 * Verifies header and checksum, length first, since truncation is the most likely damage.
 *
 * @param given the file's bytes, at any offset of their buffer
 * @param magic what the file must start with
 * @param count required number of sections
 * @throws VpicIndexError on any mismatch
 */
export function checkedSections(given: Uint8Array, magic: number, count: number): Sections {
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice();
  return sectionsOf({ bytes, load: nothingToLoad }, magic, count, (sum) => {
    if (sum !== checksum(bytes.subarray(16)))
      throw new VpicIndexError('The VIN index is damaged: its checksum differs.');
  });
}

/**
 * Returns the sections of a file read piece by piece; the loader verifies the pieces.
 *
 * @throws VpicIndexError if its header is invalid
 */
export function sectionsInPieces(pieces: Pieces, magic: number, count: number): Sections {
  return sectionsOf(pieces, magic, count, () => undefined);
}

function sectionsOf(
  { bytes, load }: Pieces,
  magic: number,
  count: number,
  checkSum: (sum: number | undefined) => void,
): Sections {
  const headEnd = HEADER_BYTES + count * 8;
  if (bytes.length < headEnd) throw new VpicIndexError('This is not a VIN index: it is too short.');
  load(0, headEnd);
  const [start, version, length, sum, yearCode = 0, date] = new Uint32Array(bytes.buffer, bytes.byteOffset, 6);
  if (start !== magic) throw new VpicIndexError('This is not a VIN index.');
  if (version !== FORMAT_VERSION)
    throw new VpicIndexError(`The VIN index has format ${version}, not ${FORMAT_VERSION}.`);
  if (length !== bytes.length || length % 4 !== 0) throw new VpicIndexError('The VIN index is cut off.');
  checkSum(sum);
  const table = new Uint32Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, count * 2);
  const parts = Array.from({ length: count }, (_, at): Section => {
    const start = table[at * 2] ?? 0;
    const size = table[at * 2 + 1] ?? 0;
    if (start % 4 !== 0 || start + size > bytes.length)
      throw new VpicIndexError('The VIN index has an invalid layout.');
    return {
      bytes: bytes.subarray(start, start + size),
      load: load === nothingToLoad ? load : (from, to) => load(start + from, start + to),
    };
  });
  const day = String(date).padStart(8, '0');
  return { parts, yearCode, asOf: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}` };
}
