import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { asSuperuserIn } from '../embedded/shared-server.ts';
import type { Log } from '../log.ts';
import { archivePlace } from '../embedded/archive-settings.ts';
import { BASE_FILE, type BaseCopy, pruneArchive } from './archive.ts';

/** Folders whose content a server creates anew (PostgreSQL 18, “Making a Base Backup Using the Low Level API”). */
const EMPTIED =
  /^(?:pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|base\/pgsql_tmp)\//;
/** Files that belong to the running server, or to an earlier recovery. */
const LEFT_OUT = /(?:^|\/)(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|backup_label.*|tablespace_map.*|.*\.signal)$/;

/** Waiting for the archive to have the last segment. */
const PATIENCE_MS = 10 * 60_000;

/** Where the database is, and its archive. */
export type BaseCopyOptions = {
  readonly dataDir: string;
  readonly archive: string;
  /** How many copies the archive keeps; older ones go, with the log that only they need. */
  readonly keep: number;
  readonly log: Log;
};

/**
 * Copies the files of the embedded database into its archive while the product runs, with PostgreSQL's low-level backup
 * functions, and deletes what the archive no longer needs.
 *
 * @throws BackupError if the running server archives nothing, or the archive can't be written
 */
export async function copyBase({ dataDir, archive, keep, log }: BaseCopyOptions): Promise<BaseCopy> {
  const copied = await asSuperuserIn({ dataDir, archive, log }, (client, cluster) => copy(client, cluster, archive));
  await pruneArchive(archive, keep);
  return copied;
}

async function copy(client: pg.Client, cluster: string, archive: string): Promise<BaseCopy> {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode');
  if (rows[0]?.archive_mode !== 'on')
    throw new BackupError(
      'The database server was started without its archive.',
      'Stop every process of the product and start it again with WAL_ARCHIVE.',
    );
  const startedAt = new Date();
  const name = startedAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const folder = join(archivePlace(archive).base, name);
  const unfinished = `${folder}.unfinished`;
  try {
    await client.query(`set statement_timeout = ${PATIENCE_MS}`);
    await client.query('select pg_backup_start($1, fast => true)', [name]);
    const { bytes, folders } = await copyFiles(cluster, unfinished);
    // Only this label, written by the server at the end, says where a recovery must begin.
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)');
    const label = stopped.rows[0]!.labelfile;
    const [, startsAt = '', firstSegment = ''] = /^START WAL LOCATION: (\S+) \(file (\S+)\)/m.exec(label) ?? [];
    const base = { startedAt, finishedAt: new Date(), firstSegment, startsAt, bytes, folders, label };
    await writeFile(join(unfinished, BASE_FILE), JSON.stringify(base), { mode: 0o600, flush: true });
    await rename(unfinished, folder);
    return { ...base, folder };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    throw new BackupError(
      `The copy could not be written to ${folder} (${code}).`,
      'Check that the archive is writable and has enough space.',
      error,
    );
  }
}

/** Copies each file, compressed. One that the server deletes meanwhile is left out: the log says that it is gone. */
async function copyFiles(cluster: string, target: string): Promise<{ bytes: number; folders: string[] }> {
  let bytes = 0;
  const folders: string[] = [];
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(cluster.length + 1);
    if (EMPTIED.test(path) || LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) {
      folders.push(path);
      await mkdir(join(target, path), { recursive: true, mode: 0o700 });
    } else if (entry.isFile()) bytes += await copyFile(join(cluster, path), `${join(target, path)}.gz`);
  }
  return { bytes, folders };
}

async function copyFile(from: string, to: string): Promise<number> {
  try {
    const { size } = await stat(from);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const sink = createWriteStream(to, { mode: 0o600, flush: true });
    await pipeline(createReadStream(from), createGzip({ level: 1 }), sink);
    return size;
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || path !== from) throw error;
    await rm(to, { force: true });
    return 0;
  }
}
