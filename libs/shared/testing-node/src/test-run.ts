import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServerIn } from '@vinlore/database';

const PREFIX = 'vinlore-test-run-';
const OWNER = 'owner.pid';

/** Makes the directory of one test run. A server is started in it by the first test that asks for a database. */
export async function beginTestRun(): Promise<string> {
  await sweepFormerRuns();
  const directory = await mkdtemp(join(tmpdir(), PREFIX));
  await writeFile(join(directory, OWNER), String(process.pid));
  return directory;
}

/** Stops the run's server, if any test has started it, and removes all traces. */
export async function endTestRun(directory: string): Promise<void> {
  await stopServerIn(directory);
  await rm(directory, { recursive: true, force: true });
}

/** A run that was killed could not tidy up; the next one does it. */
async function sweepFormerRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const directory = join(tmpdir(), name);
    const owner = Number(await readFile(join(directory, OWNER), 'utf8').catch(() => '0'));
    // Without an owner it was made this moment, by a run that starts beside ours.
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
