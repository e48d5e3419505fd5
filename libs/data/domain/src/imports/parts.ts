/** Part size of an upload, in bytes. A lost connection costs one part, not the whole file. */
export const PART_BYTES = 2 * 1024 * 1024;

/** Maximum file size, as stored on disk. */
export const LARGEST_FILE = 512 * 1024 * 1024;

/** Number of parts for a file of this size. */
export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES);

/** Byte range of a part. @param part counted from 0 */
export function rangeOf(size: number, part: number): { readonly from: number; readonly to: number } {
  const from = part * PART_BYTES;
  return { from, to: Math.min(size, from + PART_BYTES) };
}
