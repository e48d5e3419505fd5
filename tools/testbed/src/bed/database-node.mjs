import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { patroniConfig } from '../config/patroni.mjs';
import { environmentOf } from '../debian.mjs';
import { Program } from './program.mjs';
import { signalAll, treeOf } from './process-tree.mjs';

const run = promisify(execFile);

/** Room of a node's file system: the database takes about a quarter of it. */
const DISK = '640m';
const BLOCK = Buffer.alloc(1 << 20);
/** What Python loads first if its clock can be set. */
const PYTHON_PATCHES = fileURLToPath(new URL('python', import.meta.url));

/** A database node: Patroni, its PostgreSQL, and a disk of its own. */
export class Node {
  /** @param {{ name: string; address: string; root: string; folder: string; logs: string }} place */
  constructor({ name, address, root, folder, logs }) {
    this.name = name;
    this.address = address;
    this.root = root;
    this.folder = folder;
    this.configFile = `${folder}.json`;
    this.clockFile = `${folder}.clock`;
    this.patroni = new Program({
      name,
      command: ['/usr/bin/python3', `${root}/usr/bin/patroni`, this.configFile],
      env: environmentOf(root),
      cwd: '/',
      logFile: join(logs, `${name}.log`),
    });
  }

  /** Mounts the disk and writes the configuration; nothing is started. */
  async prepare() {
    mkdirSync(this.folder, { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'none', this.folder]);
    const { name, address, folder } = this;
    const bin = join(this.root, 'usr/lib/postgresql/15/bin');
    writeFileSync(this.configFile, patroniConfig({ name, address, folder, bin }), { mode: 0o600 });
  }

  /** Every process of the node. */
  #processes() {
    return treeOf([this.patroni.pid, this.#postgres()].filter((pid) => pid !== undefined));
  }

  /** PostgreSQL's first process; undefined if it isn't running: the file may be of a dead one, whose number is another's. */
  #postgres() {
    try {
      const pid = Number(readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${this.folder}/data`) ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  /** The machine loses power: everything ends at once, and stays down until {@link start}. */
  crash() {
    this.patroni.leave();
    signalAll(this.#processes(), 'SIGKILL');
  }

  /** PostgreSQL alone is killed; Patroni is there to see it. */
  killPostgres() {
    const pid = this.#postgres();
    if (pid === undefined) throw new Error(`PostgreSQL doesn't run on ${this.name}.`);
    signalAll([pid], 'SIGKILL');
  }

  freeze() {
    signalAll(this.#processes(), 'SIGSTOP');
  }

  thaw() {
    signalAll(this.#processes(), 'SIGCONT');
  }

  start() {
    this.patroni.start();
  }

  stop() {
    return this.patroni.stop();
  }

  /** Fills the disk to the last byte. */
  async fillDisk() {
    const file = await open(join(this.folder, 'ballast'), 'w');
    try {
      for (;;) await file.write(BLOCK);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
    } finally {
      await file.close();
    }
  }

  freeDisk() {
    return rm(join(this.folder, 'ballast'), { force: true });
  }

  /**
   * Sets the clock of the node's programs by some seconds. They have to be started with {@link canSetClock}.
   *
   * @param {number} seconds
   */
  setClock(seconds) {
    writeFileSync(this.clockFile, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  }

  /**
   * From its next start on, the node's clock can be set. Monotonic time stays true, as it does on a machine.
   *
   * @returns {boolean} false if it could be already
   */
  canSetClock() {
    if (existsSync(this.clockFile)) return false;
    this.setClock(0);
    const { env } = this.patroni.options;
    this.patroni.extra = {
      ...clockEnvironment(this.root, this.clockFile),
      PYTHONPATH: `${PYTHON_PATCHES}:${env.PYTHONPATH}`,
      PYTHONDONTWRITEBYTECODE: '1',
    };
    return true;
  }
}

/**
 * @param {string} root
 * @param {string} file that says by how much the clock is wrong
 * @returns {Record<string, string>}
 */
export const clockEnvironment = (root, file) => ({
  LD_PRELOAD: join(root, 'usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'),
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});
