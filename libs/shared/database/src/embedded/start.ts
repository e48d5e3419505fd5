import { closeSync, openSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { readyServer, type RunningServer } from './adopt.ts';
import { type Binaries } from './binaries.ts';
import { lastLines } from './cluster.ts';
import { guarded, type GuardPipe } from './guard.ts';
import { type Place } from './place.ts';
import { isServerOf } from './process-identity.ts';
import { spawnAs, type RunAs } from './run-as.ts';
import { serverSettings } from './settings.ts';
import { startError } from './start-error.ts';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const POLL_MS = 10;

/** After a SIGKILL of the server its helper processes take a moment to exit; a new server is refused until then. */
const SURVIVORS = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;

/**
 * Starts the server with its guard and waits until it accepts connections. Both run in a session of their own, so Ctrl-C
 * reaches the product only, which drains its requests and stops the server last.
 *
 * @param pipe what its users hold open
 */
export async function startServer(
  place: Place,
  binaries: Binaries,
  as: RunAs,
  { durable, archive, pipe }: { durable: boolean; archive: string | undefined; pipe: GuardPipe },
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const args = ['-D', place.cluster, ...serverSettings(place.socketDir, durable, archive)];
    const outcome = await launch(place, as, guarded(place, pipe, binaries.postgres, args), pipe.read);
    if (typeof outcome !== 'string') return outcome;
    if (attempt === 50 || !SURVIVORS.test(outcome)) throw startError(outcome, place.cluster);
    await pause(100);
  }
}

/** @returns the server, or its output if it exited right away */
async function launch(
  place: Place,
  as: RunAs,
  [program, args]: [string, string[]],
  input: number,
): Promise<RunningServer | string> {
  const logStart = await trimLog(place.logFile);
  const log = openSync(place.logFile, 'a', 0o600);
  const guard = spawnAs(as, program, args, { detached: true, stdio: [input, log, log], cwd: '/' });
  closeSync(log);
  let ended: Promise<string> | undefined;
  guard.on('error', (error) => void (ended = Promise.resolve(error.message)));
  // It ends with the server.
  guard.on('exit', () => void (ended ??= readFrom(place.logFile, logStart).then(lastLines)));
  guard.unref();
  while (ended === undefined) {
    const ready = await readyServer(place.cluster);
    // No other server runs: we hold the lock, and looked. What is noted may be of one that was killed.
    if (ready && (await isServerOf(ready.pid, place.cluster))) return ready;
    await pause(POLL_MS);
  }
  return ended;
}

/** Rotates the log, keeping one old file. @returns the offset where the next line of the current one starts */
async function trimLog(logFile: string): Promise<number> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size < LOG_LIMIT_BYTES) return size;
  await rename(logFile, `${logFile}.1`);
  return 0;
}

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size - position, 65_536));
    await handle.read(buffer, 0, buffer.length, position);
    return buffer.toString();
  } finally {
    await handle.close();
  }
}
