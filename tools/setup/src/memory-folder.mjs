import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const GB = 1024 ** 3;

/** Files in memory, on every Linux; in a container it may be small, and programs in it may be refused. */
const MEMORY = '/dev/shm';

/** What a run's databases take at a time, several times over. */
const ROOM = 2 * GB;

/** Memory that must be free before files may take some of it: the tests themselves need 2 GB. */
const FREE_MEMORY = 2 * ROOM;

/**
 * Whether files may be written and programs be run in a folder.
 *
 * @param {string} mounts what /proc/mounts says: a line a mount, with its place second and its options fourth
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

/** Where tests put what they throw away: in memory where it has room, else the system's temporary folder. */
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
 * Has this process and those that it starts put temporary files into memory where there is room: tests make and drop
 * databases of a thousand files each by the hundred, which takes a disk ten times as long. A TMPDIR that is set stays.
 */
export function keepTemporaryFilesInMemory() {
  process.env.TMPDIR ??= throwAwayFolder();
}
