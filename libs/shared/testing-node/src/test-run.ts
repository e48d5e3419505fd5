import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepServerOf, stopServerIn } from '@vinlore/database';

const PREFIX = 'vinlore-test-run-';
const OWNER = 'owner.pid';

/**
 * Creates the directory of a test run. The first test that needs a database starts a server in it, which ends with this
 * process if it is killed.
 */
export async function beginTestRun(): Promise<string> {
  await sweepFormerRuns();
  const directory = await mkdtemp(join(tmpdir(), PREFIX));
  await writeFile(join(directory, OWNER), String(process.pid));
  await keepServerOf(directory);
  return directory;
}

/** Stops the run's server, if one was started, and removes the directory. */
export async function endTestRun(directory: string): Promise<void> {
  await stopServerIn(directory);
  await rm(directory, { recursive: true, force: true });
}

/** Cleans up after runs that were killed. */
async function sweepFormerRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const directory = join(tmpdir(), name);
    const owner = Number(await readFile(join(directory, OWNER), 'utf8').catch(() => '0'));
    // A directory without an owner file was just created by a concurrent run.
    if (owner > 0 && !isAlive(owner)) await endTestRun(directory).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
