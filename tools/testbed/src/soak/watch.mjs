import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { treeOf } from '../bed/process-tree.mjs';

/** A process that collects garbage or is being killed doesn't answer at once. */
const ANSWER_MS = 4_000;
const MB = 1024 * 1024;

/**
 * @typedef {object} Probe
 * @property {number} rss
 * @property {number} heapUsed
 * @property {number} external
 * @property {number[]} statements
 * @property {number} resources
 * @property {number} loopP99Ms
 * @property {number} loopMaxMs
 *
 * @typedef {object} Sample one process at one time
 * @property {number} at hours since the start of the load
 * @property {string} name of the program
 * @property {number} pid
 * @property {number} rssMb
 * @property {number | null} heapMb used after a collection of garbage, with buffers; null if none was asked for
 * @property {number} files open file descriptors
 * @property {number} sockets among them
 * @property {number} statements of the connection with the most
 * @property {number} resources what keeps its event loop
 * @property {number} loopP99Ms delay of the event loop since the sample before
 *
 * @typedef {object} Common what the processes share, at one time
 * @property {number} at
 * @property {number} connections of the product to the database
 * @property {number} backendsMb memory of PostgreSQL's processes that isn't shared
 * @property {number} temporary files in the folder for temporary files
 * @property {number} dataFiles files in the data folder, without the cluster and downloads
 * @property {number} databaseMb
 * @property {Record<string, number>} rows of tables that are pruned
 */

/**
 * @param {string} folder of the probes' sockets
 * @param {number} pid
 * @param {boolean} isCollected
 * @returns {Promise<Probe | null>} null if the process doesn't answer
 */
function askProbe(folder, pid, isCollected) {
  return new Promise((done) => {
    const socket = connect(join(folder, `${pid}.sock`));
    let text = '';
    const end = (/** @type {Probe | null} */ answer) => {
      clearTimeout(timer);
      socket.destroy();
      done(answer);
    };
    const timer = setTimeout(() => end(null), ANSWER_MS);
    socket.on('error', () => end(null));
    socket.on('connect', () => socket.write(isCollected ? 'gc' : 'ask'));
    socket.on('data', (part) => (text += part.toString()));
    socket.on('end', () => end(text === '' ? null : JSON.parse(text)));
  });
}

/** @param {number} pid @returns {{ files: number; sockets: number }} */
function openFiles(pid) {
  let [files, sockets] = [0, 0];
  try {
    for (const name of readdirSync(`/proc/${pid}/fd`)) {
      files += 1;
      try {
        if (readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:')) sockets += 1;
      } catch {
        files -= 1; // Closed meanwhile.
      }
    }
  } catch {
    // It ended meanwhile.
  }
  return { files, sockets };
}

/**
 * @param {string} folder of the probes' sockets
 * @param {{ name: string; pid: number | undefined }} program
 * @param {number} at
 * @param {boolean} isCollected
 * @returns {Promise<Sample | null>} null if it doesn't answer
 */
export async function sampleProcess(folder, { name, pid }, at, isCollected) {
  if (pid === undefined) return null;
  const probe = await askProbe(folder, pid, isCollected);
  if (!probe) return null;
  const { rss, heapUsed, external, statements, resources, loopP99Ms } = probe;
  return {
    ...{ at, name, pid, resources, loopP99Ms, ...openFiles(pid) },
    rssMb: rss / MB,
    heapMb: isCollected ? (heapUsed + external) / MB : null,
    statements: Math.max(0, ...statements),
  };
}

/** Files below a folder. @param {string} folder @param {readonly string[]} [without] names @returns {string[]} */
export function filesIn(folder, without = []) {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (without.includes(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
  } catch {
    return []; // Deleted meanwhile.
  }
}

/** Memory of processes that they don't share. @param {readonly number[]} pids @returns {number} MB */
function ownMemory(pids) {
  let kb = 0;
  for (const pid of pids) {
    try {
      kb += Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
    }
  }
  return kb / 1024;
}

/** Tables that jobs prune; what else grows belongs to purchases. */
const PRUNED = ['jobs.job', 'jobs.archive', 'account_session', 'account_attempt', 'mail_outbox', 'rate_limit'];

/** The database as its superuser, on the socket of the embedded server. */
export class DatabaseWatch {
  /** @type {pg.Client | undefined} */
  #client;

  /** @param {{ dataDir: string; temporary: string }} places */
  constructor({ dataDir, temporary }) {
    this.dataDir = dataDir;
    this.temporary = temporary;
  }

  get url() {
    return `postgres://postgres@localhost/product?host=${encodeURIComponent(join(this.dataDir, 'postgres-socket'))}`;
  }

  /** The server's process id; null if it doesn't run. */
  get serverPid() {
    try {
      return Number(readFileSync(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]) || null;
    } catch {
      return null;
    }
  }

  /** @param {string} text @param {readonly unknown[]} [values] @returns {Promise<any[]>} rejects while the server is away */
  async rowsOf(text, values = []) {
    if (!this.#client) {
      const client = new pg.Client({
        connectionString: this.url,
        connectionTimeoutMillis: 5_000,
        query_timeout: 20_000,
      });
      client.on('error', () => (this.#client = undefined));
      client.on('end', () => (this.#client = undefined));
      await client.connect();
      this.#client = client;
    }
    return (await this.#client.query(text, [...values])).rows;
  }

  async close() {
    await this.#client?.end().catch(() => {});
  }

  /** @param {number} at @returns {Promise<Common | null>} null while the server is away */
  async sample(at) {
    try {
      const [activity] = await this.rowsOf(
        `select count(*)::int as connections, pg_database_size(current_database()) / 1048576.0 as size from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      const rows = await this.rowsOf(
        `select n.nspname || '.' || c.relname as name, sum(coalesce(s.n_live_tup, 0))::int as count
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         left join lateral (select * from pg_partition_tree(c.oid)) t on true
         left join pg_stat_user_tables s on s.relid = coalesce(t.relid, c.oid)
         where n.nspname || '.' || c.relname = any($1) or (n.nspname = 'public' and c.relname = any($1)) group by 1`,
        [PRUNED],
      );
      const server = this.serverPid;
      return {
        at,
        connections: activity.connections,
        databaseMb: Number(activity.size),
        backendsMb: server === null ? 0 : ownMemory(treeOf([server])),
        temporary: filesIn(this.temporary).length,
        dataFiles: filesIn(this.dataDir, ['postgres', 'postgres-socket', 'open-data']).length,
        rows: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
      };
    } catch {
      this.#client = undefined;
      return null;
    }
  }
}
