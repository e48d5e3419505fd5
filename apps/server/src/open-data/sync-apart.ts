import { fork } from 'node:child_process';
import { constants as system, setPriority } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@vinlore/documents';
import type { Config } from '@vinlore/server-kit';

/**
 * Not the lowest priority: even on a busy machine its heartbeat must be on time, or another process takes over the
 * source.
 */
const PRIORITY = system.priority.PRIORITY_BELOW_NORMAL;
/** Grace period: a stopped process releases its source, a killed one doesn't. */
const PATIENCE_MS = 5_000;

/**
 * Syncs due open data with `npm run data -- sync --due`, in a separate low-priority process, so that requests to this
 * one don't slow down. It exits together with this process, however that ends.
 *
 * @param level log level, the same as this process's
 * @param stop aborts it and releases its source
 * @throws Error if it failed; its output is in the log
 */
export async function syncApart(level: Config['LOG_LEVEL'], stop: AbortSignal): Promise<void> {
  if (stop.aborted) return;
  const child = fork(join(workspaceRoot(), 'dist/apps/server/cli.cjs'), ['data', 'sync', '--due'], {
    execArgv: [],
    env: { ...process.env, LOG_LEVEL: level },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let impatient: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill('SIGTERM');
    impatient = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  };
  stop.addEventListener('abort', end, { once: true });
  try {
    const code = await new Promise<number | string | null>((ended, failed) => {
      child.once('error', failed);
      child.once('close', (exit, killedBy) => ended(exit ?? killedBy));
      if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    });
    if (code !== 0 && !stop.aborted) throw new Error(`The open data sync process exited with ${code}.`);
  } finally {
    clearTimeout(impatient);
    // Already exited, unless its priority couldn't be set.
    child.kill('SIGKILL');
    stop.removeEventListener('abort', end);
  }
}
