import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createInflateRaw } from 'node:zlib';
import type { InAllLanguages } from '@vinlore/i18n';
import { type Entry, open, type ZipFile, type ZipFileOptions } from 'yauzl';
import { ImportError } from './import-error.ts';
import type { ImportContent } from './run-import.ts';
import { importText } from './import-text.ts';

/** Finds the first file in an archive's directory with that extension; null if there is none. */
function findFile(zip: ZipFile, ending: string): Promise<Entry | null> {
  return new Promise((found, failed) => {
    zip.once('error', failed);
    zip.once('end', () => found(null));
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName.toLowerCase().endsWith(ending)) found(entry);
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Converts a ZIP archive's date to `YYYY-MM-DD`: years since 1980, months and days in one number. */
function dayOf({ lastModFileDate: packed }: Entry): string {
  const day = [1980 + (packed >> 9), (packed >> 5) & 15, packed & 31].map((part) => String(part).padStart(2, '0'));
  return day.join('-');
}

/** Maximum compression ratio; anything above is a ZIP bomb. Real tables stay below fifty. */
const LARGEST_RATIO = 300;

/** A file inside an archive, and the day it was modified. */
export interface PackedFile extends ImportContent {
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** What to look for in an archive. */
export interface Packed {
  /** Its extension, such as `.csv`; in lower case. */
  readonly ending: string;
  /** Maximum size in bytes, declared and actual. */
  readonly largest: number;
  /** What to provide instead of a file that is not an archive, as a sentence. */
  readonly hint: InAllLanguages;
}

/**
 * Opens the file inside a ZIP archive, to be read in chunks. More bytes than the archive declares are an error, and so
 * is a damaged archive.
 *
 * @throws ImportError for a file that is not such an archive, or too large when unpacked
 */
export async function openZip(file: string, { ending, largest, hint }: Packed): Promise<PackedFile> {
  let zip: ZipFile;
  try {
    zip = await promisify<string, object, ZipFile>(open)(file, { lazyEntries: true });
  } catch {
    throw new ImportError(importText('importFile.noZip', (language) => ({ file, hint: hint[language] })));
  }
  try {
    const entry = await findFile(zip, ending);
    if (!entry) throw new ImportError(importText('importFile.nothingInZip', { file, ending }));
    // For a file of a few bytes the ratio means nothing.
    const isBomb = entry.uncompressedSize > 1e6 && entry.uncompressedSize > LARGEST_RATIO * entry.compressedSize;
    if (entry.uncompressedSize > largest || isBomb)
      throw new ImportError(
        importText('importFile.largeInZip', {
          fileName: entry.fileName,
          file,
          largest: Math.min(largest, LARGEST_RATIO * entry.compressedSize) / 1e6,
        }),
      );
    const bytes = await openEntry(zip, entry);
    // It may fail before the first read; the reader then gets the error.
    bytes.on('error', () => {});
    return { size: entry.uncompressedSize, asOf: dayOf(entry), bytes: unpacked(file, bytes, { zip, entry }) };
  } catch (error) {
    zip.close();
    throw error instanceof ImportError ? error : damaged(file);
  }
}

/** Deflate, the supported compression method of ZIP archives. */
const DEFLATED = 8;
/**
 * Buffer size for unpacking, in bytes. Each chunk costs a turn of the event loop: the default 16 kB would dominate
 * reading a large file.
 */
const PIECE = 131_072;
/** How many bytes are unpacked ahead of the reader, in another thread. Missing from the types. */
const AHEAD: object = { readableHighWaterMark: 8 * PIECE };

/** Streams the unpacked bytes of a file in the archive. */
async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const isDeflated = entry.compressionMethod === DEFLATED;
  const options: ZipFileOptions = { decompress: isDeflated ? false : null, decrypt: null, start: null, end: null };
  const open = promisify<Entry, ZipFileOptions, Readable>(zip.openReadStream.bind(zip));
  const packed = await open(entry, options);
  // Upstream errors end the output stream.
  return isDeflated ? pipeline(packed, createInflateRaw({ chunkSize: PIECE, ...AHEAD }), () => {}) : packed;
}

const damaged = (file: string) => new ImportError(importText('importFile.damagedZip', { file }));

/** Checks a file's size against the archive's directory: as many bytes as declared, or an error. */
async function* unpacked(
  file: string,
  bytes: Readable,
  { zip, entry }: { readonly zip: ZipFile; readonly entry: Entry },
): AsyncGenerator<Uint8Array> {
  let left = entry.uncompressedSize;
  try {
    for await (const part of bytes as AsyncIterable<Uint8Array>) {
      left -= part.length;
      if (left < 0) break;
      yield part;
    }
  } catch {
    throw damaged(file);
  } finally {
    bytes.destroy();
    zip.close();
  }
  if (left !== 0) throw damaged(file);
}
