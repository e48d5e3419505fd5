import { chown, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from '../errors.ts';
import { type Log } from '../log.ts';
import { type Binaries } from './binaries.ts';
import { assertRoomForCluster, ownCluster, type Place } from './place.ts';
import { runAs, type RunAs } from './run-as.ts';
import { startError } from './start-error.ts';

/** The superuser of an embedded cluster; anyone who can reach the socket (mode 0700) can be it. */
export const SUPERUSER = 'postgres';

/**
 * Ensures a complete cluster of our major version. A new one is created in a temporary directory and renamed when
 * complete: if the process is killed in between, the next start removes what is left.
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  as: RunAs,
  durable: boolean,
  log: Log,
): Promise<void> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) {
    assertSameMajor(version.trim(), binaries, place);
    return ownCluster(place, as);
  }
  await createCluster(place, binaries, as, durable, log);
}

function assertSameMajor(found: string, binaries: Binaries, place: Place): void {
  if (Number.parseInt(found, 10) === binaries.major) return;
  throw new DatabaseStartError(
    'OTHER_MAJOR_VERSION',
    `The database in ${place.cluster} was created by PostgreSQL ${found}; this version of the product includes PostgreSQL ${binaries.major}.`,
    `Run "npm run backup -- FILE" with the version that created it; then move ${place.cluster} aside and run "npm run restore -- FILE" with this version.`,
  );
}

async function createCluster(place: Place, binaries: Binaries, as: RunAs, durable: boolean, log: Log): Promise<void> {
  await assertRoomForCluster(place);
  for (const name of await readdir(place.base)) {
    if (name.startsWith('postgres.unfinished')) await rm(join(place.base, name), { recursive: true, force: true });
  }
  log({ level: 'info', msg: `Creating the database in ${place.cluster}` });
  const unfinished = join(dirname(place.cluster), 'postgres.unfinished');
  try {
    await mkdir(unfinished, { mode: 0o700 });
    if (as.kind === 'user') await chown(unfinished, as.uid, as.gid);
    const result = await runAs(as, binaries.initdb, [
      '--pgdata',
      unfinished,
      '--username',
      SUPERUSER,
      '--auth=trust',
      '--encoding=UTF8',
      // A system locale may be missing or change its collation with an update; the built-in one does neither.
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    if (result.code !== 0) throw new Error(lastLines(result.output));
    await rename(unfinished, place.cluster);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw startError(error, place.cluster);
  }
}

/** The end of a program's output, where the reason is. */
export const lastLines = (output: string) => output.trim().split('\n').slice(-5).join('\n');
