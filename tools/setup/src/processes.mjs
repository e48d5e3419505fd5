import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './workspace.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] the whole environment; the own one by default
 * @property {string} [cwd]
 *
 * @typedef {object} Ran
 * @property {number} code exit code; 128 plus its number for a signal, 127 where the program does not exist
 * @property {string} stdout
 * @property {string} output standard output and standard error as they came
 */

/**
 * A process's exit code by shell convention.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** Whether signals are forwarded to a foreground program, which then decides when we exit. */
let inForeground = false;

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Kills a process when this one exits, so that nothing is left running.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWithUs(child) {
  if (children.size === 0 && !SIGNALS.some((signal) => process.listenerCount(signal))) {
    for (const signal of SIGNALS)
      process.on(signal, () => {
        if (inForeground) return;
        for (const each of children) each.kill(signal);
        process.exit(exitCode(null, signal));
      });
  }
  children.add(child);
  child.once('close', () => children.delete(child));
}

/** ANSI color codes, to strip from log messages. */
const COLORS = /\u001b\[[\d;]*m/g;

/**
 * Strips ANSI color codes.
 *
 * @param {string} text
 */
export const withoutColors = (text) => text.replace(COLORS, '');

/**
 * The environment without NODE_ENV, which would omit packages from an installation and change bundles.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function plainEnvironment() {
  const env = { ...process.env };
  delete env.NODE_ENV;
  return env;
}

/**
 * Runs a program quietly and captures its output.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export function runQuietly(program, args, { env = process.env, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    endWithUs(child);
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => resolve({ code: 127, stdout: '', output: error.message }));
    child.once('close', (code, signal) =>
      resolve({ code: exitCode(code, signal), stdout, output: withoutColors(output) }),
    );
  });
}

/**
 * Runs a program with our standard streams, forwards signals to it, and returns its exit code.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runInForeground(program, args, { env = process.env, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    inForeground = true;
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    // Ctrl-C in a terminal reaches the child on its own, and npm may send the same signal again: forward it once.
    let last = 0;
    const hand = (/** @type {NodeJS.Signals} */ signal) => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      if (performance.now() - last < 1000) return;
      last = performance.now();
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, hand);
    child.once('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  });
}

/**
 * The last lines of a long output, for a message.
 *
 * @param {string} text
 * @param {number} [lines]
 */
export function tail(text, lines = 40) {
  const all = text.trimEnd().split('\n');
  return all.slice(-lines).join('\n');
}
