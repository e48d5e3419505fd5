import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const GB = 1024 ** 3;

/** A RAM disk on every Linux; in a container it may be small or mounted noexec. */
const MEMORY = '/dev/shm';

/** Several times what a run's databases use at once. */
const ROOM = 2 * GB;

/** Memory that must be free before files may use any: the tests themselves need 2 GB. */
const FREE_MEMORY = 2 * ROOM;

/**
 * Whether a folder is writable and allows running programs.
 *
 * @param {string} mounts content of /proc/mounts: a line per mount, with its path second and its options fourth
 * @param {string} folder
 */
export function isOpenMount(mounts, folder) {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === folder)?.[3]
    ?.split(',');
  return options !== undefined && options.includes('rw') && !options.includes('noexec');
}

/** Folder for temporary test files: in memory if there is room, else the system's temporary folder. */
function throwAwayFolder() {
  try {
    if (!isOpenMount(readFileSync('/proc/mounts', 'utf8'), MEMORY)) return tmpdir();
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && process.availableMemory() >= FREE_MEMORY ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Puts temporary files of this process and its children in memory if there is room: tests create and drop hundreds of
 * databases of a thousand files each, which takes ten times as long on a disk. Leaves an existing TMPDIR alone.
 */
export function keepTemporaryFilesInMemory() {
  process.env.TMPDIR ??= throwAwayFolder();
}
