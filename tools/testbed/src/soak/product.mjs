import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program } from '../bed/program.mjs';
import { fetchSoon, until } from '../bed/until.mjs';
import { SAMPLE_PASSWORD } from '../config/product.mjs';

const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));
const HOST = '127.67.0.1';
const READY_MS = 180_000;
const CLI = 'dist/apps/server/cli.cjs';

/** @returns {Promise<number>} a port that nothing listens on */
async function freePort() {
  const server = createServer().listen(0, HOST);
  await new Promise((done) => server.once('listening', done));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((done) => server.close(done));
  return port;
}

/** The built product with its embedded database: a server, and a worker for its jobs. */
export class Product {
  /**
   * @param {{ product: string; folder: string; mirror: string }} options `product` is the folder of the built product;
   *   `folder` gets everything that is written
   */
  static async at({ product, folder, mirror }) {
    const [port, serverAdmin, workerAdmin] = [await freePort(), await freePort(), await freePort()];
    return new Product({ product, folder, mirror, port, serverAdmin, workerAdmin });
  }

  /** @param {{ product: string; folder: string; mirror: string; port: number; serverAdmin: number; workerAdmin: number }} facts */
  constructor({ product, folder, mirror, port, serverAdmin, workerAdmin }) {
    this.product = product;
    this.target = { host: HOST, port };
    this.dataDir = join(folder, 'data');
    this.temporary = join(folder, 'tmp');
    this.probes = join(folder, 'probes');
    for (const each of [this.dataDir, this.temporary, this.probes]) mkdirSync(each, { recursive: true });
    this.workerMetrics = `http://${HOST}:${workerAdmin}/metrics`;
    this.settings = {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: this.temporary, DATA_DIR: this.dataDir },
      ...{ VINLORE_MODE: 'trial', PAYMENT_GATEWAYS: 'sandbox', SAMPLE_PASSWORD, LOG_LEVEL: 'info' },
      ...{ PUBLIC_URL: `http://localhost:${port}`, OPEN_DATA: 'manual', OPEN_DATA_MIRROR: mirror },
    };
    const probed = { ...this.settings, SOAK_PROBES: this.probes, NODE_OPTIONS: `--import=${PROBE}` };
    /** @param {string} name @param {readonly string[]} args @param {Record<string, string>} env */
    const program = (name, args, env) =>
      new Program({
        ...{ name, command: [process.execPath, ...args], cwd: product, logFile: join(folder, `${name}.log`) },
        env: { ...probed, ...env },
      });
    this.server = program('server', ['dist/apps/server/main.js'], {
      ...{ HOST, PORT: String(port), ADMIN_ADDRESS: `${HOST}:${serverAdmin}`, JOBS: 'off', DRAIN_SECONDS: '2' },
    });
    this.worker = program('worker', [CLI, 'worker'], { ADMIN_ADDRESS: `${HOST}:${workerAdmin}` });
  }

  async start() {
    this.server.start();
    const { host, port } = this.target;
    await until('the server is ready', async () => (await fetchSoon(`http://${host}:${port}/readyz`)).ok, READY_MS);
    this.worker.start();
    await until('the worker is ready', async () => (await fetchSoon(this.workerMetrics)).ok, READY_MS);
  }

  async stop() {
    await Promise.all([this.server.stop(), this.worker.stop()]);
  }

  /**
   * Runs the command line as another process on the same database.
   *
   * @param {readonly string[]} args
   * @returns {Promise<number>} exit code; 1 if it was killed
   */
  command(args) {
    return new Promise((done) => {
      const child = spawn(process.execPath, [CLI, ...args], { cwd: this.product, env: this.settings, stdio: 'ignore' });
      child.once('error', () => done(1));
      child.once('close', (code) => done(code ?? 1));
    });
  }

  /** Kinds of jobs that the worker has done since its start, from its metrics. @returns {Promise<string[]>} */
  async doneJobs() {
    try {
      const text = await (await fetchSoon(this.workerMetrics)).text();
      return [...text.matchAll(/vinlore_job_runs_total\{job="([^"]+)",outcome="done"\} [1-9]/g)].map(
        ([, job]) => job ?? '',
      );
    } catch {
      return []; // It is starting again.
    }
  }
}
