import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs, plainEnvironment, tail } from './processes.mjs';
import { StepError } from './steps.mjs';
import { freePort, ROOT, SERVER_MAIN } from './workspace.mjs';

/** Password of the sample accounts on a server started here. */
export const SAMPLE_PASSWORD = 'sample-password-of-the-tests';

/**
 * @typedef {object} RunningServer
 * @property {number} port
 * @property {string} origin of the default brand, such as http://localhost:3551
 * @property {string} admin address of its admin listener, such as http://127.0.0.1:3552
 * @property {number} pid
 * @property {number} readyAfter milliseconds from its start to the line `Vinlore ready on …`
 * @property {() => string} output what it said so far
 * @property {() => Promise<void>} stop asks it to end, waits until it has, and removes its data
 */

/**
 * Starts the built server on a free port with its own data folder and waits until it is ready.
 *
 * @param {NodeJS.ProcessEnv} [settings] variables in addition to PORT, DATA_DIR and SAMPLE_PASSWORD
 * @param {number} [limit] timeout in milliseconds
 * @returns {Promise<RunningServer>}
 * @throws {StepError} with the server's output
 */
export async function startServer(settings = {}, limit = 60_000) {
  const port = Number(settings.PORT ?? (await freePort()));
  const own = settings.DATA_DIR ? null : mkdtempSync(join(tmpdir(), 'vinlore-'));
  const env = plainEnvironment();
  const started = performance.now();
  const child = spawn(process.execPath, [SERVER_MAIN], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      LOG_LEVEL: 'warn',
      SAMPLE_PASSWORD,
      ADMIN_ADDRESS: '127.0.0.1:0',
      // No downloads in e2e tests and benchmarks.
      OPEN_DATA: 'off',
      DATA_DIR: own ?? '',
      ...settings,
      PORT: String(port),
    },
  });
  endWithUs(child);
  let output = '';
  let ready = false;
  const remove = () => own && rmSync(own, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

  await new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ why) => {
      clearTimeout(timer);
      remove();
      reject(new StepError([`The server ${why}. Output:`, '', tail(output)].join('\n')));
    };
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      fail(`was not ready within ${limit / 1000} s`);
    }, limit);
    child.once('close', (code) => ready || fail(`ended with exit code ${code}`));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (!/^Vinlore ready on http/m.test(output)) return;
      clearTimeout(timer);
      ready = true;
      resolve(undefined);
    });
  });

  return {
    port,
    origin: `http://localhost:${port}`,
    admin: /^ {2}Admin +(http:\S+)/m.exec(output)?.[1] ?? '',
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const force = setTimeout(() => child.kill('SIGKILL'), 15_000);
        await ended;
        clearTimeout(force);
      }
      remove();
    },
  };
}
