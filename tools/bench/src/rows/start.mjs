import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, freePort, plainEnvironment, ROOT, StepError } from '@vinlore/setup';
import { median } from '../figures.mjs';

/** Limit for `npm start` without a build, in milliseconds. */
const LIMIT = 5000;

/**
 * Milliseconds from starting `npm start`’s program to the line `Vinlore ready on …`.
 *
 * @param {string} data
 */
async function startTime(data) {
  const started = performance.now();
  const child = spawn(process.execPath, [at('tools/setup/start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...plainEnvironment(), PORT: String(await freePort()), DATA_DIR: data, LOG_LEVEL: 'warn', OPEN_DATA: 'off' },
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  child.stderr.on('data', (text) => (output += text));
  const time = await new Promise((resolve, reject) => {
    child.once('close', () => reject(new StepError(`Starting failed:\n${output}`)));
    child.stdout.on('data', (text) => {
      output += text;
      if (output.includes('Vinlore ready on http')) resolve(performance.now() - started);
    });
  });
  child.kill('SIGTERM');
  await closed;
  return time;
}

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'startup time without a build',
  run: async (tell) => {
    const data = mkdtempSync(join(tmpdir(), 'vinlore-bench-'));
    try {
      const first = await startTime(data);
      tell({ name: 'start-new-database', value: first, unit: 'ms' });
      const next = median([await startTime(data), await startTime(data), await startTime(data)]);
      tell({ name: 'start', value: next, unit: 'ms', ratio: next / LIMIT, versus: 'limit of 5 s' });
    } finally {
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
