import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../backup/backup-error.ts';
import { findServer } from '../embedded/adopt.ts';
import { type Place, preparePlace } from '../embedded/place.ts';
import { chooseRunAs } from '../embedded/run-as.ts';
import { withServerLock } from '../embedded/server-lock.ts';
import { asSuperuserIn } from '../embedded/shared-server.ts';
import { DatabaseStartError } from '../errors.ts';
import type { Log } from '../log.ts';
import { BASE_FILE, type BaseCopy, fetchCommand, readBases } from './archive.ts';
import { reachableBases } from './timeline.ts';

/** Marks our lines in the cluster's settings, which are removed afterward. */
const OURS = ' # recovery';

/** Where to recover from and to. */
export type RecoverOptions = {
  readonly archive: string;
  /** DATA_DIR of the recovered database; one that is there is moved aside. */
  readonly dataDir: string;
  /** The moment to go back to; null: as far as the archive goes. */
  readonly to: Date | null;
  /** Whether the recovered database goes on in the archive; false for a copy that is only looked at. */
  readonly goesOn: boolean;
  readonly log: Log;
};

/** What was recovered. */
export type Recovered = {
  readonly base: BaseCopy;
  /** When the last transaction in it was committed; null if the log had none since the copy. */
  readonly lastCommit: Date | null;
  /** Where the database is that was there before; null if there was none. */
  readonly movedTo: string | null;
};

/**
 * Recovers the embedded database from its archive to a point in time: the newest copy before it, and the log since.
 * Nothing is deleted from the archive. All processes of this DATA_DIR must be stopped.
 *
 * @throws BackupError if the archive has nothing from before, the log doesn't reach that far, or a process is running
 */
export async function recover({ archive, dataDir, to, goesOn, log }: RecoverOptions): Promise<Recovered> {
  const base = await baseFor(archive, to);
  const place = await preparePlace(dataDir, await chooseRunAs());
  const movedTo = await withServerLock(place.dataDir, () => putInPlace(place, base, archive, to));
  try {
    const lastCommit = await asSuperuserIn({ dataDir, log, archive: goesOn ? archive : undefined }, async (client) => {
      const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
      return rows[0]?.at ?? null;
    });
    await editSettings(place.cluster, []);
    return { base, lastCommit, movedTo };
  } catch (error) {
    await rm(place.cluster, { recursive: true, force: true });
    if (movedTo !== null) await rename(movedTo, place.cluster);
    throw explained(error, to);
  }
}

async function baseFor(archive: string, to: Date | null): Promise<BaseCopy> {
  const bases = await reachableBases(archive, await readBases(archive));
  const base = bases.find(({ finishedAt }) => to === null || finishedAt <= to);
  if (base) return base;
  const oldest = bases.at(-1)?.finishedAt.toISOString();
  throw new BackupError(
    oldest ? `The archive begins at ${oldest}.` : `${archive} has no copy of the database.`,
    oldest ? 'Choose a later time, or restore a backup file.' : 'Make one with: npm run backup -- --base',
  );
}

/** The server ends if the log stops before the moment that was asked for. */
function explained(error: unknown, to: Date | null): unknown {
  const isShort = error instanceof DatabaseStartError && error.message.includes('recovery ended before');
  if (!isShort || to === null) return error;
  return new BackupError(
    `The archive ends before ${to.toISOString()}. Nothing was changed.`,
    'Choose an earlier time, or restore to the end of the archive with: --to latest',
    error,
  );
}

async function putInPlace(place: Place, base: BaseCopy, archive: string, to: Date | null): Promise<string | null> {
  if (await findServer(place))
    throw new BackupError(
      'The database is running, and a restore replaces it.',
      'First stop every process of the product that uses this DATA_DIR.',
    );
  const unfinished = join(dirname(place.cluster), 'postgres.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await copyBack(base, unfinished);
  await writeFile(join(unfinished, 'backup_label'), base.label, { mode: 0o600 });
  await writeFile(join(unfinished, 'recovery.signal'), '', { mode: 0o600 });
  await editSettings(unfinished, [
    `restore_command = '${fetchCommand(archive)}'`,
    ...(to === null ? [] : [`recovery_target_time = '${timeText(to)}'`]),
    `recovery_target_action = 'promote'`,
    // It accepts connections only once everything is recovered.
    'hot_standby = off',
  ]);
  const movedTo = await moveAside(place.cluster);
  await rename(unfinished, place.cluster);
  return movedTo;
}

/** As PostgreSQL reads it in its settings, where a time zone has no name. */
const timeText = (time: Date) => time.toISOString().replace('T', ' ').replace('Z', '+00');

async function moveAside(cluster: string): Promise<string | null> {
  if (!(await stat(cluster).catch(() => undefined))) return null;
  const aside = `${cluster}.before-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`;
  await rename(cluster, aside);
  return aside;
}

async function copyBack({ folder, folders }: BaseCopy, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const path of folders) await mkdir(join(target, path), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!entry.isFile() || path === BASE_FILE) continue;
    const sink = createWriteStream(join(target, path.slice(0, -'.gz'.length)), { mode: 0o600 });
    await pipeline(createReadStream(join(folder, path)), createGunzip(), sink);
  }
}

/** Puts these lines at the end of the cluster's settings, in place of earlier ones of ours. */
async function editSettings(cluster: string, lines: readonly string[]): Promise<void> {
  const file = join(cluster, 'postgresql.auto.conf');
  const text = await readFile(file, 'utf8');
  const others = text.split('\n').filter((line) => line !== '' && !line.endsWith(OURS));
  await writeFile(file, [...others, ...lines.map((line) => `${line}${OURS}`), ''].join('\n'), { mode: 0o600 });
}
