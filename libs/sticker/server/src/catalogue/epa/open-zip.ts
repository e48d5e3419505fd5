import { promisify } from 'node:util';
import { ImportError, type ImportContent } from '@vinlore/server-kit';
import { type Entry, open, type ZipFile } from 'yauzl';

/** Ten times EPA's file of today. What claims to be larger, or turns out to be, is no list of vehicles. In bytes. */
const LARGEST = 200_000_000;

/** The first CSV file of an archive's directory; null where there is none. */
function findCsv(zip: ZipFile): Promise<Entry | null> {
  return new Promise((found, failed) => {
    zip.once('error', failed);
    zip.once('end', () => found(null));
    zip.on('entry', (entry: Entry) => {
      if (/\.csv$/i.test(entry.fileName)) found(entry);
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

/** A file inside an archive, and the day on which it was written. */
export interface PackedFile extends ImportContent {
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
}

/**
 * Opens the CSV file inside a ZIP archive, to be read piece by piece. More bytes than the archive's directory says end
 * the reading with an error, and so does a damaged archive.
 *
 * @throws ImportError for a file that is no such archive, or of more than 200 MB unpacked
 */
export async function openZippedCsv(file: string): Promise<PackedFile> {
  let zip: ZipFile;
  try {
    zip = await promisify<string, object, ZipFile>(open)(file, { lazyEntries: true });
  } catch {
    throw new ImportError(`${file} is no ZIP archive. Give EPA's vehicles.csv.zip as it is.`);
  }
  try {
    const entry = await findCsv(zip);
    if (!entry) throw new ImportError(`${file} has no CSV file in it.`);
    if (entry.uncompressedSize > LARGEST)
      throw new ImportError(`${entry.fileName} in ${file} has more than ${LARGEST / 1e6} MB.`);
    const bytes = await promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(entry);
    // It may fail before anybody reads; who reads then is told.
    bytes.on('error', () => {});
    return { size: entry.uncompressedSize, asOf: dayOf(entry), bytes: unpacked(file, bytes, zip) };
  } catch (error) {
    zip.close();
    throw error instanceof ImportError ? error : damaged(file);
  }
}

const damaged = (file: string) => new ImportError(`${file} is damaged: it cannot be unpacked.`);

async function* unpacked(file: string, bytes: NodeJS.ReadableStream, zip: ZipFile): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of bytes) yield part as unknown as Uint8Array;
  } catch {
    throw damaged(file);
  } finally {
    zip.close();
  }
}
