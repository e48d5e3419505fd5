import { setTimeout as pause } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

/** How long a server may take to stop. */
export const STOP_PATIENCE_MS = 60_000;
/** PostgreSQL kills what is left of its processes 5 s after an immediate shutdown began. */
const END_PATIENCE_MS = 10_000;
const POLL_MS = 10;

/** Sends a signal; a process that is gone needs none. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits until a process is gone. @returns false if it isn't in time */
async function isGone(pid: number, identity: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while ((await processIdentity(pid)) === identity) {
    if (Date.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/**
 * Stops the server in fast mode (open transactions are rolled back, everything is written) and waits for it to exit; one
 * that doesn't is ended.
 */
export async function stopServer({ pid }: { readonly pid: number }, patienceMs = STOP_PATIENCE_MS): Promise<void> {
  const identity = await processIdentity(pid);
  if (identity === undefined) return;
  send(pid, 'SIGINT');
  if (!(await isGone(pid, identity, patienceMs))) await endServer(pid);
}

/**
 * Ends a server that hangs while it stops, as PostgreSQL 18 does if it's told to stop while it recovers from a killed
 * backend: immediate shutdown, and at last SIGKILL. The next start recovers what was acknowledged.
 */
export async function endServer(pid: number): Promise<void> {
  const identity = await processIdentity(pid);
  if (identity === undefined) return;
  send(pid, 'SIGQUIT');
  if (await isGone(pid, identity, END_PATIENCE_MS)) return;
  send(pid, 'SIGKILL');
  await isGone(pid, identity, END_PATIENCE_MS);
}
