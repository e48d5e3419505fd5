// Not from `node:fs/promises`, to keep it out of read-only commands.
import { existsSync, mkdirSync, promises as files, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VpicIndexError } from '@vinlore/vehicle-vpic';
import { pageSums, sumsFile } from '@vinlore/vehicle-vpic/index-pieces';
import { type AboutRelease, aboutRelease, type ReleasePointer, releasePointer } from './about-release.ts';

/** Pointer file: which release is in use. */
export const POINTER = 'current.json';

const NOTHING: ReleasePointer = { current: null, previous: null, changed_at: new Date(0).toISOString() };

/** Age after which leftovers of a killed process are deleted. Younger ones may belong to a running import. */
const LEFT_BEHIND_MS = 24 * 3_600_000;

/** An imported release. */
export interface KeptRelease {
  /** Unique id: two imports with identical bytes are the same release. */
  readonly id: string;
  readonly about: AboutRelease;
  readonly indexFile: string;
  readonly catalogueFile: string;
}

/** The files of a release. */
export interface ReleaseFiles {
  readonly index: Uint8Array;
  readonly catalogue: Uint8Array;
}

/** Imported vPIC releases in a data folder: the one in use and the previous one. */
export interface ReleaseStore {
  readonly folder: string;
  /**
   * Returns the release in use; null if nothing was imported or the import was rolled back to the build's index.
   *
   * @throws Error if the folder's own files can't be read; VpicIndexError if they're damaged
   */
  inUse(): KeptRelease | null;
  /** Returns the previous release, for rollback; null if there is none. Throws like `inUse`. */
  before(): KeptRelease | null;
  /** Returns when the release in use was last set; the epoch if never or unreadable. */
  changedAt(): Date;
  /**
   * Puts a release into use. The previous one is kept for rollback and older ones are deleted. If the previous one is
   * damaged, the one before it is kept.
   *
   * @param at when it was set
   */
  use(files: ReleaseFiles, about: AboutRelease, at: Date): Promise<void>;
  /**
   * Rolls back to the previous release, or to the build's index if there was none; calling it again undoes the
   * rollback.
   *
   * @param at when it was set
   * @returns false if nothing was ever imported
   * @throws VpicIndexError if the release in use can't be read
   */
  rollBack(at: Date): Promise<boolean>;
}

/**
 * Reads and writes `<data folder>/vpic`. Crash-safe and safe for concurrent writers: the release in use stays complete
 * and in use at every point.
 */
export function releaseStore(dataDir: string): ReleaseStore {
  const folder = join(dataDir, 'vpic');

  const pointer = (): ReleasePointer => {
    let text: string;
    try {
      text = readFileSync(join(folder, POINTER), 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A DATA_DIR that isn't a folder is reported on the first write.
      if (code === 'ENOENT' || code === 'ENOTDIR') return NOTHING;
      throw error;
    }
    return whole(join(folder, POINTER), releasePointer, text);
  };

  /** Same, for writers: treats a damaged pointer as missing. */
  const readablePointer = (): ReleasePointer => {
    try {
      return pointer();
    } catch {
      return NOTHING;
    }
  };

  const keptIn = (name: string | null): KeptRelease | null => {
    if (name === null) return null;
    const at = join(folder, name);
    const aboutFile = join(at, 'release.json');
    const about = whole(aboutFile, aboutRelease, readFileSync(aboutFile, 'utf8'));
    return { id: name, about, indexFile: join(at, 'vpic.index'), catalogueFile: join(at, 'catalogue.bin') };
  };

  const isReadable = (name: string): boolean => {
    try {
      return keptIn(name) !== null;
    } catch {
      return false;
    }
  };

  const point = async (to: ReleasePointer) => {
    const before = readablePointer();
    await writeWhole(join(folder, POINTER), `${JSON.stringify(to)}\n`);
    const isKept = (name: string) => name === to.current || name === to.previous;
    for (const name of await files.readdir(folder)) {
      if (name === POINTER || isKept(name)) continue;
      const isReplaced = name === before.current || name === before.previous;
      if (isReplaced || (await isLeftBehind(join(folder, name))))
        await files.rm(join(folder, name), { recursive: true, force: true });
    }
  };

  return {
    folder,
    inUse: () => keptIn(pointer().current),
    before: () => keptIn(pointer().previous),
    changedAt: () => new Date(readablePointer().changed_at),
    async use({ index, catalogue }, about, at) {
      const name = `${about.release.replace(/[^A-Za-z0-9_-]/g, '_')}-${about.index.sha256.slice(0, 8)}`;
      const place = join(folder, name);
      await files.mkdir(folder, { recursive: true });
      const writeTo = async (where: string) => {
        const indexFile = join(where, 'vpic.index');
        await writeWhole(indexFile, index);
        await writeWhole(sumsFile(indexFile), pageSums(index));
        await writeWhole(join(where, 'catalogue.bin'), catalogue);
        await writeWhole(join(where, 'release.json'), `${JSON.stringify(about, null, 2)}\n`);
      };
      // An existing release stays in place; its files are rewritten in case they were damaged.
      if (existsSync(place)) await writeTo(place);
      else {
        const beside = join(folder, `.${name}.${mark()}`);
        await files.rm(beside, { recursive: true, force: true });
        mkdirSync(beside);
        await writeTo(beside);
        if (!(await renameTo(beside, place))) await files.rm(beside, { recursive: true, force: true });
      }
      const before = readablePointer();
      const isGoneBackTo = before.current !== name && before.current !== null && isReadable(before.current);
      const previous = isGoneBackTo ? before.current : before.previous;
      await point({ current: name, previous, changed_at: at.toISOString() });
    },
    async rollBack(at) {
      const { current, previous } = pointer();
      if (current === null && previous === null) return false;
      await point({ current: previous, previous: current, changed_at: at.toISOString() });
      return true;
    },
  };
}

/**
 * Reads one of our own files.
 *
 * @throws VpicIndexError if it's damaged
 */
function whole<T>(file: string, read: (kept: unknown) => T | null, text: string): T {
  let said: T | null = null;
  try {
    said = read(JSON.parse(text));
  } catch {
    // No JSON.
  }
  if (said === null) throw new VpicIndexError(`${file} is damaged`);
  return said;
}

/** Moves a folder into place. @returns false if another process already put the same one there */
async function renameTo(beside: string, place: string): Promise<boolean> {
  try {
    await files.rename(beside, place);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}

async function isLeftBehind(path: string): Promise<boolean> {
  const found = await files.stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > LEFT_BEHIND_MS;
}

let marks = 0;
/** Temporary names, unique across processes and imports. */
const mark = () => `${process.pid}.${(marks += 1)}`;

/** Writes a file atomically and durably, even through a power failure. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const beside = `${path}.${mark()}`;
  const handle = await files.open(beside, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await files.rename(beside, path);
}
