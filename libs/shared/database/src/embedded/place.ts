import { createHash, randomUUID } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readdir,
  realpath,
  stat,
  statfs,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseStartError } from '../errors.ts';
import { runAs, type RunAs } from './run-as.ts';
import { startError } from './start-error.ts';

/** Directories of the embedded server. Paths are resolved: no symbolic links in them. */
export type Place = {
  readonly dataDir: string;
  /** Parent of everything the server's user must reach: DATA_DIR, or a directory of /var/lib (see README). */
  readonly base: string;
  readonly cluster: string;
  readonly socketDir: string;
  readonly logFile: string;
};

/** A Unix socket path is limited to 107 bytes on Linux and 103 on macOS, including its file name. */
const LONGEST_SOCKET_PATH = 103;

/** Disk space for a new cluster and some initial growth. */
const ROOM_FOR_A_NEW_CLUSTER = 200 * 1024 * 1024;

/**
 * Creates DATA_DIR and decides where in it the server lives.
 * @throws DatabaseStartError if it is not writable, full, or out of reach of the server's user
 */
export async function preparePlace(dataDirOption: string, as: RunAs): Promise<Place> {
  const dataDir = await writableDirectory(dataDirOption);
  const base = await reachableBase(dataDir, as);
  const cluster = join(base, 'postgres');
  if (base !== dataDir) await pointTo(cluster, join(dataDir, 'postgres'));
  // The link of an earlier start may point elsewhere; use the cluster's actual path.
  const resolved = await realpath(cluster).catch(() => cluster);
  return { dataDir, base, cluster: resolved, socketDir: socketDirOf(base), logFile: join(dataDir, 'postgres.log') };
}

async function writableDirectory(dataDirOption: string): Promise<string> {
  try {
    await makeDirectory(resolve(dataDirOption));
    const dataDir = await realpath(dataDirOption);
    // Write a block of data, not an empty file: a full disk still has room for names.
    const probe = join(dataDir, `.write-probe-${randomUUID()}`);
    await writeFile(probe, Buffer.alloc(16_384), { flush: true });
    await unlink(probe);
    return dataDir;
  } catch (error) {
    throw startError(error, dataDirOption);
  }
}

/** Node's own `recursive` never returns if a parent can't be created (/proc). */
async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(path) !== path && !(await exists(dirname(path)))) {
      await makeDirectory(dirname(path));
      await mkdir(path, { mode: 0o700 });
    } else if (code !== 'EEXIST' || !(await stat(path)).isDirectory()) {
      throw error;
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** @throws DatabaseStartError `DISK_FULL` if a new cluster would not fit */
export async function assertRoomForCluster(place: Place): Promise<void> {
  const { bavail, bsize } = await statfs(place.base);
  if (bavail * bsize >= ROOM_FOR_A_NEW_CLUSTER) return;
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  throw new DatabaseStartError(
    'DISK_FULL',
    `The disk with ${place.base} has ${free} MB left; a new database needs 200 MB.`,
    'Free some space, or set DATA_DIR to a directory on another disk.',
  );
}

/** Returns a directory that the server's user can work in: DATA_DIR itself if possible. */
async function reachableBase(dataDir: string, as: RunAs): Promise<string> {
  if (as.kind !== 'user' || (await canEnter(dataDir, as))) return dataDir;
  // We may make DATA_DIR traversable (but not readable); directories above it are not ours.
  const { mode } = await stat(dataDir);
  await chmod(dataDir, mode | 0o111);
  if (await canEnter(dataDir, as)) return dataDir;
  await chmod(dataDir, mode);
  const base = `/var/lib/embedded-postgres-${fingerprint(dataDir)}`;
  try {
    await mkdir(base, { recursive: true, mode: 0o700 });
    await chown(base, as.uid, as.gid);
    if (await canEnter(base, as)) return base;
  } catch (error) {
    throw startError(error, base);
  }
  throw new DatabaseStartError(
    'DATA_DIR_NOT_WRITABLE',
    `PostgreSQL refuses to run as root, and its user "${as.name}" can reach neither ${dataDir} nor ${base}.`,
    `Start the product as an ordinary user, set DATA_DIR to a directory that "${as.name}" can enter, or set DATABASE_URL.`,
  );
}

/** DATA_DIR may be private to root; another user then can't enter it. */
async function canEnter(directory: string, as: Extract<RunAs, { kind: 'user' }>): Promise<boolean> {
  const attempt = await runAs(as, '/bin/sh', ['-c', 'cd "$1"', 'sh', directory]);
  return attempt.code === 0;
}

/** Leaves `<DATA_DIR>/postgres` as a link to a cluster located elsewhere, so people can find it. */
async function pointTo(cluster: string, link: string): Promise<void> {
  const existing = await lstat(link).catch(() => undefined);
  if (existing?.isSymbolicLink()) return;
  if (existing) {
    throw new DatabaseStartError(
      'DATA_DIR_NOT_WRITABLE',
      `The database in ${link} was created with user namespaces; here an unprivileged user cannot access it.`,
      `Make every directory above ${link} accessible (chmod o+x), or start the product as an ordinary user.`,
    );
  }
  await symlink(cluster, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error; // Another process was faster.
  });
}

function socketDirOf(base: string): string {
  const near = join(base, 'postgres-socket');
  const fits = Buffer.byteLength(`${near}/.s.PGSQL.5432`) <= LONGEST_SOCKET_PATH;
  // Not the user's TMPDIR: all processes must use the same path.
  return fits ? near : `/tmp/postgres-socket-${fingerprint(base)}`;
}

/** Creates the socket's directory, which only the server's user may enter. */
export async function ensureSocketDir({ socketDir }: Place, as: RunAs): Promise<void> {
  const me = process.getuid?.() ?? 0;
  const owner = as.kind === 'user' ? as : { uid: me, gid: process.getgid?.() ?? 0 };
  try {
    await makeDirectory(socketDir);
    const isOurs = (await lstat(socketDir)).isDirectory(); // In /tmp someone may have placed a link.
    if (isOurs && me === 0) await chown(socketDir, owner.uid, owner.gid);
    const { uid, mode } = await stat(socketDir);
    // Anyone who can reach the socket is let in, so the directory must be the server's alone.
    if (!isOurs || uid !== owner.uid || (mode & 0o077) !== 0) {
      throw new DatabaseStartError(
        'DATA_DIR_OF_ANOTHER_USER',
        `The directory ${socketDir} for the database's socket belongs to another user or is open to others.`,
        'Remove that directory, or start the product as the user that created it.',
      );
    }
  } catch (error) {
    throw startError(error, socketDir);
  }
}

/** Changes the owner of files from an earlier mode (root's, or an unprivileged user's) to the server's current user. */
export async function ownCluster({ cluster: directory, dataDir }: Place, as: RunAs): Promise<void> {
  const me = process.getuid?.() ?? 0;
  const { uid, mode } = await stat(directory);
  const wanted = as.kind === 'user' ? as : { uid: me, gid: process.getgid?.() ?? 0 };
  if (uid === wanted.uid) {
    // A copy of DATA_DIR is often accessible to others, which the server rejects.
    if ((mode & 0o077) !== 0) await chmod(directory, 0o700);
    return;
  }
  if (me !== 0) {
    throw new DatabaseStartError(
      'DATA_DIR_OF_ANOTHER_USER',
      `The database in ${directory} belongs to user ID ${uid}, but the product runs as user ID ${me}.`,
      `Start the product as that user, or change the owner: sudo chown -R ${me} "${directory}".`,
    );
  }
  await chownAll(directory, wanted.uid, wanted.gid);
  if (dirname(directory) !== dataDir) await chown(dirname(directory), wanted.uid, wanted.gid);
}

async function chownAll(path: string, uid: number, gid: number): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await chownAll(child, uid, gid);
    else if (entry.isFile()) await chown(child, uid, gid);
  }
  await chown(path, uid, gid);
}

const fingerprint = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 16);
