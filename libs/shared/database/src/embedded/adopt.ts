import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startError } from './start-error.ts';
import { isServerOf, processIdentity } from './process-identity.ts';
import { type Place } from './place.ts';
import { endServer, STOP_PATIENCE_MS } from './stop.ts';

/** A server process that accepts connections on the socket in `socketDir`. */
export type RunningServer = { readonly pid: number; readonly socketDir: string };

const POLL_MS = 10;
const STARTUP_PATIENCE_MS = 600_000;

/**
 * Finds a running server of this cluster, whoever started it: another process of the product, or one that was killed
 * and left it behind. Waits while it starts (crash recovery) or stops; one that doesn't get done with stopping is ended
 * ({@link endServer}). Call it under the server lock.
 *
 * @param stopPatienceMs how long it may take to stop
 * @returns undefined if none is running
 */
export async function findServer(place: Place, stopPatienceMs = STOP_PATIENCE_MS): Promise<RunningServer | undefined> {
  const deadline = Date.now() + STARTUP_PATIENCE_MS;
  let stopsUntil = Infinity;
  while (Date.now() < deadline) {
    const note = await readNote(place.cluster);
    if (!note) return undefined;
    if (!(await isServerOf(note.pid, place.cluster))) {
      await forget(place.cluster, note.pid);
      return undefined;
    }
    if (note.state === 'ready') return { pid: note.pid, socketDir: note.socketDir };
    if (note.state === 'stopping') {
      stopsUntil = Math.min(stopsUntil, Date.now() + stopPatienceMs);
      if (Date.now() > stopsUntil) await endServer(note.pid);
    }
    await pause(POLL_MS);
  }
  throw startError('It is still recovering after ten minutes.', place.cluster);
}

/** Reads postmaster.pid, if it says that the server is ready. */
export async function readyServer(cluster: string): Promise<RunningServer | undefined> {
  const note = await readNote(cluster);
  return note?.state === 'ready' ? { pid: note.pid, socketDir: note.socketDir } : undefined;
}

/**
 * On startup, PostgreSQL takes any living process with the noted pid (common after a container restart) for a server
 * and refuses; an empty file stops it too. It checks dead pids itself, and better than we could: helpers of a killed
 * server may still be writing.
 */
async function forget(cluster: string, pid: number): Promise<void> {
  const dead = pid > 0 && (await processIdentity(pid)) === undefined;
  if (!dead) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** Lines of postmaster.pid: pid, directory, start time, port, socket directory, address, shared memory key, state. */
async function readNote(cluster: string): Promise<(RunningServer & { readonly state: string }) | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Number.parseInt(lines[0] ?? '', 10) || 0, socketDir: lines[4] ?? '', state: lines[7] ?? '' };
}
