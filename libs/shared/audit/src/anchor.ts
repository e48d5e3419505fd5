import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Seal } from './seal.ts';

/**
 * The last seal this machine has seen, in a file outside the database. The database alone can't show that a trail was
 * truncated or emptied.
 */
export interface Anchor {
  read(): Promise<Seal | null>;
  write(seal: Seal): Promise<void>;
  /** For a restore, which rolls the trail back on purpose. */
  forget(): Promise<void>;
}

const SealSchema = v.object({
  position: v.number(),
  hash: v.string(),
  at: v.string(),
  keyId: v.string(),
  signature: v.string(),
});

/** Returns an anchor kept in a file, written atomically. */
export function anchorIn(path: string): Anchor {
  return {
    async read() {
      let text;
      try {
        text = await readFile(path, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
      return v.parse(SealSchema, JSON.parse(text));
    },
    async write(seal) {
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}`;
      await writeFile(draft, `${JSON.stringify(seal)}\n`, { mode: 0o600 });
      await rename(draft, path);
    },
    forget: () => rm(path, { force: true }),
  };
}
