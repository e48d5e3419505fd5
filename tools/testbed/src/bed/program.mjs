import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** As systemd's `RestartSec=1`. */
const RESTART_MS = 1_000;
/** A program that doesn't end by itself within this time is killed. */
const STOP_MS = 40_000;

/** Runs a program as a user that isn't root, which still is the owner of root's files: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = ['unshare', '-U', '--map-user=65534', '--map-group=65534'];

/**
 * @typedef {object} ProgramOptions
 * @property {string} name
 * @property {readonly string[]} command program and arguments
 * @property {Record<string, string | undefined>} env
 * @property {string} cwd
 * @property {string} logFile
 */

/** A program that is kept running, as by a service manager: if it ends unasked, it starts again a second later. */
export class Program {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** Resolves when the current process has ended. */
  #ended = Promise.resolve();
  #wanted = false;
  /** How often it ended unasked. */
  restarts = 0;
  /** Of the last process that ended; null if it died of a signal, or none has ended. @type {number | null} */
  exitCode = null;
  /** Variables added at the next start. @type {Record<string, string>} */
  extra = {};

  /** @param {ProgramOptions} options */
  constructor(options) {
    this.options = options;
  }

  get name() {
    return this.options.name;
  }

  /** Process id; undefined if it isn't running. */
  get pid() {
    return this.#child?.pid;
  }

  start() {
    this.#wanted = true;
    if (this.#child) return;
    const { command, env, cwd, logFile } = this.options;
    const [program = '', ...args] = [...UNPRIVILEGED, ...command];
    const log = openSync(logFile, 'a');
    const child = spawn(program, args, { env: { ...env, ...this.extra }, cwd, stdio: ['ignore', log, log] });
    closeSync(log);
    this.#child = child;
    /** @type {Promise<void>} */
    const ended = new Promise((done) => {
      child.once('error', () => done());
      child.once('exit', () => done());
    });
    this.#ended = ended.then(() => {
      this.exitCode = child.exitCode;
      this.#onEnd();
    });
  }

  #onEnd() {
    this.#child = undefined;
    if (!this.#wanted) return;
    this.restarts += 1;
    setTimeout(() => this.#wanted && this.start(), RESTART_MS).unref();
  }

  /** Sends a signal; the program starts again if it dies of it. @param {NodeJS.Signals} signal */
  signal(signal) {
    this.#child?.kill(signal);
  }

  /** Doesn't start it again once it ends. */
  leave() {
    this.#wanted = false;
  }

  /** Ends it and waits; it stays down. @param {NodeJS.Signals} [signal] */
  async stop(signal = 'SIGTERM') {
    this.#wanted = false;
    const child = this.#child;
    if (!child) return;
    child.kill(signal);
    const timer = new AbortController();
    const kill = pause(STOP_MS, undefined, { signal: timer.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    );
    await this.#ended;
    timer.abort();
    await kill;
  }
}
