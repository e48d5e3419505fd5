/** A file travels in parts of this many bytes, so that a lost connection costs one part and not the file. */
export const PART_BYTES = 2 * 1024 * 1024;

/** The largest file that is taken, as it lies on the disk. */
export const LARGEST_FILE = 512 * 1024 * 1024;

/** How many parts a file of this size has. */
export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES);

/** The bytes of the part, as a range of the file. @param part counted from 0 */
export function rangeOf(size: number, part: number): { readonly from: number; readonly to: number } {
  const from = part * PART_BYTES;
  return { from, to: Math.min(size, from + PART_BYTES) };
}
