// Not from `node:fs/promises`, which would be loaded for commands that only read.
import { existsSync, mkdirSync, promises as files, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VpicIndexError } from '@vinlore/vehicle-vpic';
import { pageSums, sumsFile } from '@vinlore/vehicle-vpic/index-pieces';
import { type AboutRelease, aboutRelease, type ReleasePointer, releasePointer } from './about-release.ts';

/** The file that says which release is in use. */
export const POINTER = 'current.json';

const NOTHING: ReleasePointer = { current: null, previous: null, changed_at: new Date(0).toISOString() };

/** What a process that was killed left half written is deleted after so long: another one may be at it. */
const LEFT_BEHIND_MS = 24 * 3_600_000;

/** A release that was imported. */
export interface KeptRelease {
  /** Tells it from every other: two imports with the same bytes are one. */
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

/** Imported releases of vPIC below a data folder: the one in use, and the one before it. */
export interface ReleaseStore {
  readonly folder: string;
  /**
   * The release in use; null where nothing was imported, or the import was rolled back to the index of the build.
   *
   * @throws Error where the folder's own files cannot be read; VpicIndexError where they are damaged
   */
  inUse(): KeptRelease | null;
  /** The release that was in use before, which can be gone back to; null where there is none. Throws as `inUse` does. */
  before(): KeptRelease | null;
  /** When it was last decided which release is in use; long ago where nothing ever was, or that is not readable. */
  changedAt(): Date;
  /**
   * Puts a release into use; the one that was is kept for going back, older ones are deleted. Where that one is damaged,
   * the one before it is kept.
   *
   * @param at when that was decided
   */
  use(files: ReleaseFiles, about: AboutRelease, at: Date): Promise<void>;
  /**
   * Puts the release before into use, or the index of the build where there was none; doing it again undoes it.
   *
   * @param at when that was decided
   * @returns false where nothing was ever imported
   * @throws VpicIndexError where it is not readable which release is in use
   */
  rollBack(at: Date): Promise<boolean>;
}

/**
 * Reads and writes `<data folder>/vpic`. A kill at any point leaves the release that was in use whole and in use, and so do
 * several processes that put one into use at once.
 */
export function releaseStore(dataDir: string): ReleaseStore {
  const folder = join(dataDir, 'vpic');

  const pointer = (): ReleasePointer => {
    let text: string;
    try {
      text = readFileSync(join(folder, POINTER), 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // What is wrong with a DATA_DIR that is no folder is said where it is first written to.
      if (code === 'ENOENT' || code === 'ENOTDIR') return NOTHING;
      throw error;
    }
    return whole(join(folder, POINTER), releasePointer, text);
  };

  /** The same for whoever decides anew: a pointer that is damaged says nothing. */
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
      // A release that is there already stays where it is; its files are written anew, in case they were damaged.
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
 * What a file of ours says.
 *
 * @throws VpicIndexError where it is damaged
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

/** Moves a folder to its place. @returns false where another process has put the same one there meanwhile */
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
/** Names that no other process, and no other import in this one, gives to what is not whole yet. */
const mark = () => `${process.pid}.${(marks += 1)}`;

/** Writes a file so that it is there whole or not at all, also after a power cut. */
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
