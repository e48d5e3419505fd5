import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The file in a folder of `grow` that names its process. */
export const MARK = 'grow.pid';

/**
 * Whether a folder is of a run of `grow` whose process is gone.
 *
 * @param {string} folder
 */
export function isLeftOver(folder) {
  const mark = join(folder, MARK);
  if (!existsSync(mark)) return false;
  try {
    process.kill(Number(readFileSync(mark, 'utf8')), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Stops the databases in a folder and deletes it, with what PostgreSQL keeps in a place of its own because its user
 * can't enter the folder.
 *
 * @param {string} folder
 * @param {(dataDir: string) => Promise<void>} stop stops the embedded server of a DATA_DIR
 */
export async function removeFolder(folder, stop) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())) {
    const dataDir = join(folder, entry.name);
    await stop(dataDir);
    const cluster = join(dataDir, 'postgres');
    const base = existsSync(cluster) ? dirname(realpathSync(cluster)) : dataDir;
    if (base !== resolve(realpathSync(dataDir))) rmSync(base, { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Waits for work, or for Ctrl-C and the like, which would otherwise end the process before it cleans up. A second one
 * ends it.
 *
 * @param {Promise<void>} work when interrupted, what becomes of it doesn't matter
 * @returns {Promise<NodeJS.Signals | null>} null when the work is done
 */
export async function untilInterrupted(work) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @type {(signal: NodeJS.Signals) => void} */
  let stop = () => {};
  const interrupted = /** @type {Promise<NodeJS.Signals>} */ (new Promise((done) => (stop = done)));
  for (const signal of signals) process.once(signal, stop);
  try {
    return await Promise.race([work.then(() => null), interrupted]);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    work.catch(() => {});
  }
}
