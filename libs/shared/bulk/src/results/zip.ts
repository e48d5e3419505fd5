import { Zip, ZipPassThrough } from 'fflate';

/** A file of a ZIP. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly at: Date;
}

/** A ZIP, piece by piece as its files come: nothing waits for the last one. Stored as they are: PDFs are packed already. */
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
