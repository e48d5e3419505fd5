/** Measures startup in CPU time, which is more reliable than wall time on a busy machine. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run$ = promisify(execFile);

/** Starts of each command, interleaved so that noise affects all of them equally. */
const ROUNDS = 6;
const STARTS = 4;

/** A no-op program as a baseline. */
export function emptyProgram(folder) {
  const file = join(folder, 'empty.mjs');
  writeFileSync(file, '');
  return file;
}

/**
 * Measures the CPU time of each command from start to exit.
 *
 * @param {readonly (readonly string[])[]} commands the Node.js arguments of each program
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number[]>} milliseconds, by command
 */
export async function processorMs(commands, env = process.env) {
  const spent = commands.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, args] of commands.entries()) spent[at] += await processorSeconds(args, STARTS, env);
  return spent.map((seconds) => (seconds * 1000) / (ROUNDS * STARTS));
}

/**
 * Measures the CPU time of a command over this many starts.
 *
 * @param {readonly string[]} args of Node.js
 * @param {number} [starts]
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function processorSeconds(args, starts = 1, env = process.env) {
  // The second line of the shell's `times` is the CPU time of its children.
  const script = 'n=$1; shift; while [ $n -gt 0 ]; do "$@" >/dev/null || exit 1; n=$((n - 1)); done; times';
  const { stdout } = await run$('sh', ['-c', script, 'sh', String(starts), process.execPath, ...args], { env });
  const [, children = ''] = stdout.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + minutes * 60 + +seconds,
    0,
  );
}
