/**
 * Reads an index piece by piece, for callers that want one result sooner than the whole file can be read.
 * `vpic.index.sums` next to the index has a checksum for each page, so damaged pages are never decoded.
 */
import { fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { VpicIndexError } from '../src/format/vpic-index-error.mjs';

const PAGE = 16_384;

/** Path of an index's checksum file. */
export const sumsFile = (indexFile) => `${indexFile}.sums`;

/** Content of that file: the CRC-32 of each page, then the CRC-32 of all of them; 32 bits each, little endian. */
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
  // Stays open for the life of the process, so pages can be read even after the release is replaced.
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
  // The first page contains the index's own checksum; a mismatch means these sums belong to another index.
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

/** Reads the page checksums of an index; null if missing or damaged. */
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
