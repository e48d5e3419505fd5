import { checksum } from './checksum.mjs';
import { VpicIndexError } from './vpic-index-error.ts';
import { FORMAT_VERSION, HEADER_BYTES } from './write-index.mjs';

/** A checked file: its sections, and what its header says. */
export interface Sections {
  parts: readonly Uint8Array[];
  /** Model-year code of an excerpt, 0 in all other files. */
  yearCode: number;
  /** Date of the data, `YYYY-MM-DD`. */
  asOf: string;
}

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
  if (bytes.length < HEADER_BYTES + count * 8) throw new VpicIndexError('This is no VIN index: it is too short.');
  const [start, version, length, sum, yearCode = 0, date] = new Uint32Array(bytes.buffer, bytes.byteOffset, 6);
  if (start !== magic) throw new VpicIndexError('This is no VIN index.');
  if (version !== FORMAT_VERSION)
    throw new VpicIndexError(`The VIN index has format ${version}, not ${FORMAT_VERSION}.`);
  if (length !== bytes.length || length % 4 !== 0) throw new VpicIndexError('The VIN index is cut off.');
  if (sum !== checksum(bytes.subarray(16))) throw new VpicIndexError('The VIN index is damaged: its checksum differs.');
  const table = new Uint32Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, count * 2);
  const parts = Array.from({ length: count }, (_, at) => {
    const from = table[at * 2] ?? 0;
    const size = table[at * 2 + 1] ?? 0;
    if (from % 4 !== 0 || from + size > bytes.length) throw new VpicIndexError('The VIN index is laid out wrongly.');
    return bytes.subarray(from, from + size);
  });
  const day = String(date).padStart(8, '0');
  return { parts, yearCode, asOf: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}` };
}
