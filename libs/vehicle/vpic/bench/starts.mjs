/** How much processor time a start takes, which says more on a busy machine than how long it takes. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run$ = promisify(execFile);

/** Starts of each command, in turns: what else the machine does then meets all of them alike. */
const ROUNDS = 6;
const STARTS = 4;

/** A program that does nothing, to compare others with. */
export function emptyProgram(folder) {
  const file = join(folder, 'empty.mjs');
  writeFileSync(file, '');
  return file;
}

/**
 * Processor time that each of some commands takes from its start to its end.
 *
 * @param {readonly (readonly string[])[]} commands each a program's arguments to Node.js
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
 * Processor time of a command, started so many times.
 *
 * @param {readonly string[]} args of Node.js
 * @param {number} [starts]
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function processorSeconds(args, starts = 1, env = process.env) {
  // The shell's `times` tells what its children took, in its second line.
  const script = 'n=$1; shift; while [ $n -gt 0 ]; do "$@" >/dev/null || exit 1; n=$((n - 1)); done; times';
  const { stdout } = await run$('sh', ['-c', script, 'sh', String(starts), process.execPath, ...args], { env });
  const [, children = ''] = stdout.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + minutes * 60 + +seconds,
    0,
  );
}
