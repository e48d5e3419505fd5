import { checksum } from './checksum.mjs';
import { VpicIndexError } from './vpic-index-error.mjs';
import { FORMAT_VERSION, HEADER_BYTES } from './write-index.mjs';

/** Makes sure that the bytes of a range are there before they are looked at; what lies past the end is left alone. */
export type Load = (from: number, to: number) => void;

/** Part of a file. Only bytes that were loaded are there. */
export interface Section {
  /** Starts at a multiple of four of its buffer. */
  readonly bytes: Uint8Array;
  /** Places are counted from the section's start. */
  readonly load: Load;
}

/** A file that is read piece by piece. */
export interface Pieces {
  /** All of the file's bytes; what was not loaded yet may be anything. Starts at a multiple of four of its buffer. */
  readonly bytes: Uint8Array;
  /** @throws where bytes can't be read, or aren't what was written */
  readonly load: Load;
}

/** A checked file: its sections, and what its header says. */
export interface Sections {
  parts: readonly Section[];
  /** Model-year code of an excerpt, 0 in all other files. */
  yearCode: number;
  /** Date of the data, `YYYY-MM-DD`. */
  asOf: string;
}

/** Of bytes that are all there. */
const nothingToLoad: Load = () => undefined;

/**
 * Checks header and checksum; the length first, since a cut file is the most likely damage.
 *
 * @param given the file's bytes, at any place of their buffer
 * @param magic what the file must start with
 * @param count how many sections it must have
 * @throws VpicIndexError when anything does not fit
 */
export function checkedSections(given: Uint8Array, magic: number, count: number): Sections {
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice();
  return sectionsOf({ bytes, load: nothingToLoad }, magic, count, (sum) => {
    if (sum !== checksum(bytes.subarray(16)))
      throw new VpicIndexError('The VIN index is damaged: its checksum differs.');
  });
}

/**
 * The sections of a file that is read piece by piece: whoever loads the pieces checks them.
 *
 * @throws VpicIndexError when its header does not fit
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
  if (bytes.length < headEnd) throw new VpicIndexError('This is no VIN index: it is too short.');
  load(0, headEnd);
  const [start, version, length, sum, yearCode = 0, date] = new Uint32Array(bytes.buffer, bytes.byteOffset, 6);
  if (start !== magic) throw new VpicIndexError('This is no VIN index.');
  if (version !== FORMAT_VERSION)
    throw new VpicIndexError(`The VIN index has format ${version}, not ${FORMAT_VERSION}.`);
  if (length !== bytes.length || length % 4 !== 0) throw new VpicIndexError('The VIN index is cut off.');
  checkSum(sum);
  const table = new Uint32Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, count * 2);
  const parts = Array.from({ length: count }, (_, at): Section => {
    const start = table[at * 2] ?? 0;
    const size = table[at * 2 + 1] ?? 0;
    if (start % 4 !== 0 || start + size > bytes.length) throw new VpicIndexError('The VIN index is laid out wrongly.');
    return {
      bytes: bytes.subarray(start, start + size),
      load: load === nothingToLoad ? load : (from, to) => load(start + from, start + to),
    };
  });
  const day = String(date).padStart(8, '0');
  return { parts, yearCode, asOf: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}` };
}
