import { Zip, ZipPassThrough } from 'fflate';

/** A file in a ZIP. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly at: Date;
}

/** Streams a ZIP as its files become available. Uncompressed: PDFs already are. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, bytes, at } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
