/**
 * Reads an index piece by piece, for whoever wants one answer sooner than a whole file can be read. Beside the index,
 * `vpic.index.sums` has a checksum of each of its pages, so that nothing is decoded from a damaged one.
 */
import { fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { VpicIndexError } from '../src/format/vpic-index-error.mjs';

const PAGE = 16_384;

/** The file of an index's checksums. */
export const sumsFile = (indexFile) => `${indexFile}.sums`;

/** What that file holds: the CRC-32 of each page, then that of all these; 32 bits each, little endian. */
export function pageSums(index) {
  const pages = Math.ceil(index.length / PAGE);
  const sums = Buffer.alloc((pages + 1) * 4);
  for (let page = 0; page < pages; page += 1)
    sums.writeUInt32LE(crc32(index.subarray(page * PAGE, (page + 1) * PAGE)), page * 4);
  sums.writeUInt32LE(crc32(sums.subarray(0, pages * 4)), pages * 4);
  return sums;
}

export function openPieces(indexFile) {
  const sums = readSums(indexFile);
  if (sums === null) return null;
  // Stays open as long as the process, so that a page can be read after the release was replaced by another.
  const file = openSync(indexFile, 'r');
  const { size } = fstatSync(file);
  if (Math.ceil(size / PAGE) !== sums.length / 4 - 1) return null;
  const bytes = new Uint8Array(size);
  const isThere = new Uint8Array(sums.length / 4 - 1);
  const fits = (page) => {
    const end = Math.min((page + 1) * PAGE, size);
    for (let at = page * PAGE; at < end;) {
      const count = readSync(file, bytes, at, end - at, at);
      if (count === 0) return false;
      at += count;
    }
    return crc32(bytes.subarray(page * PAGE, end)) === sums.readUInt32LE(page * 4);
  };
  // The first page has the index's own checksum: where it differs, these are another index's sums.
  if (size === 0 || !fits(0)) return null;
  isThere[0] = 1;
  return {
    bytes,
    load: (from, to) => {
      for (let page = Math.floor(from / PAGE); page * PAGE < to && page < isThere.length; page += 1) {
        if (isThere[page] === 1) continue;
        if (!fits(page)) throw new VpicIndexError('The VIN index is damaged: a part differs from its checksum.');
        isThere[page] = 1;
      }
    },
  };
}

/** The checksums of an index's pages; null where there are none, or they are damaged. */
function readSums(indexFile) {
  let sums;
  try {
    sums = readFileSync(sumsFile(indexFile));
  } catch {
    return null;
  }
  const end = sums.length - 4;
  return end > 0 && end % 4 === 0 && crc32(sums.subarray(0, end)) === sums.readUInt32LE(end) ? sums : null;
}
