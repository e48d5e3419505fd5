import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** What is noted beside a file that is being downloaded, or was and is not loaded yet. */
const NoteSchema = v.object({
  address: v.string(),
  etag: v.nullable(v.string()),
  modified: v.nullable(v.string()),
  /** How many bytes the whole file has; null where the publisher does not say. */
  total: v.nullable(v.number()),
  /** Whether all of it is there. */
  whole: v.boolean(),
});
export type PartNote = v.InferOutput<typeof NoteSchema>;

/** A download on the disk: it outlives the process, so that the next one goes on where this one was killed. */
export interface PartFile {
  readonly path: string;
  /** What is there of it; null where nothing is, or it is of another address. */
  read(address: string): Promise<{ readonly note: PartNote; readonly bytes: number } | null>;
  /** Notes whose bytes follow. */
  note(note: PartNote): Promise<void>;
  /** In hex. */
  sha256(): Promise<string>;
  remove(): Promise<void>;
}

/** The download of a file of that name in a folder. */
export function partFile(folder: string, name: string): PartFile {
  const path = join(folder, name);
  const notes = `${path}.json`;
  const remove = async () => {
    // The note first: bytes without one count for nothing.
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
        // Nothing there, or what a killed process left half written.
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
