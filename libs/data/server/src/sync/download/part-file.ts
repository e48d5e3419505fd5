import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Metadata stored next to a file while it is downloading and until it's loaded. */
const NoteSchema = v.object({
  address: v.string(),
  etag: v.nullable(v.string()),
  modified: v.nullable(v.string()),
  /** Total size in bytes; null if the publisher doesn't send it. */
  total: v.nullable(v.number()),
  /** Whether the file is complete. */
  whole: v.boolean(),
});
export type PartNote = v.InferOutput<typeof NoteSchema>;

/** A download on disk. It survives a killed process, so the next one can resume. */
export interface PartFile {
  readonly path: string;
  /** What has been downloaded so far; null if nothing, or if it came from another URL. */
  read(address: string): Promise<{ readonly note: PartNote; readonly bytes: number } | null>;
  /** Writes the metadata before the bytes. */
  note(note: PartNote): Promise<void>;
  /** In hex. */
  sha256(): Promise<string>;
  remove(): Promise<void>;
}

/** The download of a file with this name in a folder. */
export function partFile(folder: string, name: string): PartFile {
  const path = join(folder, name);
  const notes = `${path}.json`;
  const remove = async () => {
    // Metadata first: bytes without it are ignored.
    await rm(notes, { force: true });
    await rm(path, { force: true });
  };
  return {
    path,
    remove,
    async read(address) {
      try {
        const note = v.parse(NoteSchema, JSON.parse(await readFile(notes, 'utf8')));
        const { size } = await stat(path);
        if (note.address === address && !(note.whole && note.total !== size)) return { note, bytes: size };
      } catch {
        // Missing, or half-written by a killed process.
      }
      return null;
    },
    async note(note) {
      await writeFile(`${notes}.new`, JSON.stringify(note));
      await rename(`${notes}.new`, notes);
    },
    async sha256() {
      const hash = createHash('sha256');
      for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(piece as Buffer);
      return hash.digest('hex');
    },
  };
}
