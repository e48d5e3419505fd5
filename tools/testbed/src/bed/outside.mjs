import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDER, PRIORITY, RUN, SOCKET } from '../places.mjs';
import { unpackPackages } from '../debian.mjs';
import { command } from './control.mjs';
import { buildNextRelease } from './next-release.mjs';
import { until } from './until.mjs';

const INSIDE = fileURLToPath(new URL('inside.mjs', import.meta.url));
const PID_FILE = join(FOLDER, 'pid');
/** Every process of the bed is below this one: it ends with all of them. */
const NAMESPACES = ['--pid', '--fork', '--kill-child', '--mount', '--mount-proc'];
/** As process 1 it collects what the nodes leave behind, or a dead PostgreSQL would look alive to Patroni. */
const FIRST = '"$@" & wait $!';
const UP_MS = 360_000;

/** Orders to the running bed. @param {string} order @param {...unknown} args */
export const ask = (order, ...args) => command(SOCKET, order, args);

/** Whether the bed's first process runs. */
export function isRunning() {
  const pid = pidOf();
  if (pid === undefined) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(INSIDE);
  } catch {
    return false;
  }
}

const pidOf = () => (existsSync(PID_FILE) ? Number(readFileSync(PID_FILE, 'utf8')) : undefined);

/**
 * Starts the bed and waits until the product answers. It stays up after this process.
 *
 * @param {{ product: string; pool: 'transaction' | 'session' }} options
 * @param {(text: string) => void} say
 * @throws {Error} if it isn't root, the bed is up already, or something doesn't start
 */
export async function up({ product, pool }, say) {
  if (process.getuid?.() !== 0) throw new Error('The bed mounts disks and needs root.');
  if (isRunning()) throw new Error('The bed is up already: npm run testbed -- ha down');
  mkdirSync(FOLDER, { recursive: true });
  const root = await unpackPackages(FOLDER, say);
  const next = await buildNextRelease(product, FOLDER, say);
  rmSync(RUN, { recursive: true, force: true });
  mkdirSync(RUN, { recursive: true });
  const logFile = join(RUN, 'supervisor.log');
  const log = openSync(logFile, 'a');
  const options = JSON.stringify({ root, product, next, pool });
  const first = ['sh', '-c', FIRST, 'sh', process.execPath, INSIDE, options];
  const begin = ['-n', String(PRIORITY), 'unshare', ...NAMESPACES, ...first];
  const child = spawn('nice', begin, { stdio: ['ignore', log, log], detached: true, cwd: '/' });
  closeSync(log);
  let failed = false;
  child.once('exit', () => (failed = true));
  child.unref();
  writeFileSync(PID_FILE, String(child.pid));
  say(`Starting the bed; progress in ${logFile}`);
  try {
    await until(
      'the bed is up',
      async () => {
        if (failed) return 'failed';
        return (await ask('status')) && 'up';
      },
      UP_MS,
    );
    if (failed) throw new Error('The bed did not start.');
  } catch (error) {
    await down();
    throw new Error(`${String(error)}\n${readFileSync(logFile, 'utf8')}`, { cause: error });
  }
}

/** Ends the bed, and whatever it left. */
export async function down() {
  if (!isRunning()) return;
  const pid = pidOf();
  const gone = async () => !isRunning();
  try {
    await ask('down');
    await until('the bed is down', gone, 60_000);
  } catch {
    // Its namespace ends with it, and every process in there.
    if (pid !== undefined && isRunning()) process.kill(pid, 'SIGKILL');
    await until('the bed is gone', gone, 10_000);
  }
  rmSync(PID_FILE, { force: true });
}
