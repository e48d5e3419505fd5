import { fork } from 'node:child_process';
import { constants as system, setPriority } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@vinlore/documents';
import type { Config } from '@vinlore/server-kit';

/** Not the lowest: on a busy machine it must still say every few seconds that it lives, or another takes its source. */
const PRIORITY = system.priority.PRIORITY_BELOW_NORMAL;
/** A process that was asked to end gives its source back; one that does not is killed. */
const PATIENCE_MS = 5_000;

/**
 * Syncs the open data that is due by `npm run data -- sync --due`, in a process of its own at a low priority: whoever is
 * answered by this one meanwhile does not notice. It ends with this process, however that ends.
 *
 * @param level how much of it is logged: as much as of this process
 * @param stop has it give back what it is at
 * @throws Error where it broke; what it says stands in the log
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
    if (code !== 0 && !stop.aborted) throw new Error(`The process that syncs open data ended with ${code}.`);
  } finally {
    clearTimeout(impatient);
    // It has ended, unless its priority could not be set.
    child.kill('SIGKILL');
    stop.removeEventListener('abort', end);
  }
}
