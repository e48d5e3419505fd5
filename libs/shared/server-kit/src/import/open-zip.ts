import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createInflateRaw } from 'node:zlib';
import type { InAllLanguages } from '@vinlore/i18n';
import { type Entry, open, type ZipFile, type ZipFileOptions } from 'yauzl';
import { ImportError } from './import-error.ts';
import type { ImportContent } from './run-import.ts';
import { importText } from './import-text.ts';

/** The first file of an archive's directory with that ending; null where there is none. */
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

/** The day of a date as ZIP archives keep it, `YYYY-MM-DD`: years since 1980, months and days in one number. */
function dayOf({ lastModFileDate: packed }: Entry): string {
  const day = [1980 + (packed >> 9), (packed >> 5) & 15, packed & 31].map((part) => String(part).padStart(2, '0'));
  return day.join('-');
}

/**
 * What unpacks to more than this many times its size is made to fill disks and memories. Real tables stay below fifty.
 */
const LARGEST_RATIO = 300;

/** A file inside an archive, and the day on which it was written. */
export interface PackedFile extends ImportContent {
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** What is looked for in an archive. */
export interface Packed {
  /** How its name ends, such as `.csv`; in lower case. */
  readonly ending: string;
  /** What claims to be larger, or turns out to be, is not what is looked for. In bytes. */
  readonly largest: number;
  /** What to give instead of a file that is no archive, as a sentence. */
  readonly hint: InAllLanguages;
}

/**
 * Opens the file inside a ZIP archive, to be read piece by piece. More bytes than the archive's directory says end the
 * reading with an error, and so does a damaged archive.
 *
 * @throws ImportError for a file that is no such archive, or larger than that unpacked
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
    // Of a file of a few bytes a ratio says nothing.
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
    // It may fail before anybody reads; who reads then is told.
    bytes.on('error', () => {});
    return { size: entry.uncompressedSize, asOf: dayOf(entry), bytes: unpacked(file, bytes, { zip, entry }) };
  } catch (error) {
    zip.close();
    throw error instanceof ImportError ? error : damaged(file);
  }
}

/** Deflate, of the ways in which a ZIP archive may hold a file. */
const DEFLATED = 8;
/** Unpacked at once, in bytes. Each piece costs a turn of the event loop: the usual 16 kB would be most of reading a large file. */
const PIECE = 131_072;
/** How many bytes are unpacked ahead of whoever reads: a thread of its own does it meanwhile. Types do not know the option. */
const AHEAD: object = { readableHighWaterMark: 8 * PIECE };

/** A file's bytes as they come out of the archive. */
async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const isDeflated = entry.compressionMethod === DEFLATED;
  const options: ZipFileOptions = { decompress: isDeflated ? false : null, decrypt: null, start: null, end: null };
  const open = promisify<Entry, ZipFileOptions, Readable>(zip.openReadStream.bind(zip));
  const packed = await open(entry, options);
  // What goes wrong on the way ends the reading of what comes out.
  return isDeflated ? pipeline(packed, createInflateRaw({ chunkSize: PIECE, ...AHEAD }), () => {}) : packed;
}

const damaged = (file: string) => new ImportError(importText('importFile.damagedZip', { file }));

/** Bytes of a file in an archive: as many as the archive says, or an error. */
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
