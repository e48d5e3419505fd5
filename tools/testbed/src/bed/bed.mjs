import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { AWAY, databaseProxy, frontProxy } from '../config/haproxy.mjs';
import { poolerConfig, poolerUsers } from '../config/pgbouncer.mjs';
import { appSettings, productSettings, workerSettings } from '../config/product.mjs';
import { environmentOf } from '../debian.mjs';
import { AT, FRONT_URL, PASSWORDS, RUN } from '../places.mjs';
import { clockEnvironment, Node } from './database-node.mjs';
import { RELEASE } from './next-release.mjs';
import { Program } from './program.mjs';
import { fetchSoon, until } from './until.mjs';

/**
 * @typedef {object} BedOptions
 * @property {string} root the unpacked Debian packages
 * @property {string} product folder of the built product
 * @property {string} next folder of the made-up next release
 * @property {'transaction' | 'session'} pool which pool the product uses
 *
 * @typedef {{ name: string; role: string; state: string; timeline?: number; lag?: number | string }} Member
 */

/** Everything that runs: etcd, database nodes, proxies, pooler, app servers, workers. */
export class Bed {
  /** @param {BedOptions} options @param {(text: string) => void} say */
  constructor({ root, product, next, pool }, say) {
    this.say = say;
    this.root = root;
    this.next = next;
    /** How many releases newer than the product the database is. */
    this.release = 0;
    const logs = join(RUN, 'logs');
    const data = join(RUN, 'data');
    for (const folder of [logs, data, join(RUN, 'nodes')]) mkdirSync(folder, { recursive: true });
    const debian = environmentOf(root);
    /** @param {string} name @param {readonly string[]} command @param {Record<string, string | undefined>} env @param {string} [cwd] */
    const program = (name, command, env, cwd = RUN) =>
      new Program({ name, command, env, cwd, logFile: join(logs, `${name}.log`) });
    const settings = {
      PATH: process.env.PATH,
      ...productSettings({ dataDir: data, pool }),
    };
    this.nodes = AT.nodes.map((address, at) => {
      const name = `n${at + 1}`;
      return new Node({ name, address, root, folder: join(RUN, 'nodes', name), logs });
    });
    this.etcd = program(
      'etcd',
      [
        join(root, 'usr/bin/etcd'),
        ...['--data-dir', join(RUN, 'etcd'), '--name', 'etcd', '--logger', 'zap', '--log-level', 'warn'],
        '--enable-v2',
        ...['--listen-client-urls', `http://${AT.etcd}:2379`, '--advertise-client-urls', `http://${AT.etcd}:2379`],
        ...['--listen-peer-urls', `http://${AT.etcd}:2380`, '--initial-advertise-peer-urls', `http://${AT.etcd}:2380`],
        ...['--initial-cluster', `etcd=http://${AT.etcd}:2380`],
      ],
      debian,
    );
    const haproxy = join(root, 'usr/sbin/haproxy');
    this.databaseProxy = program('database-proxy', [haproxy, '-db', '-f', join(RUN, 'database-proxy.cfg')], debian);
    this.front = program('front', [haproxy, '-db', '-f', join(RUN, 'front.cfg')], debian);
    this.pooler = program('pgbouncer', [join(root, 'usr/sbin/pgbouncer'), join(RUN, 'pgbouncer.ini')], debian);
    const main = [process.execPath, 'dist/apps/server/main.js'];
    this.apps = AT.apps.map((address, at) =>
      program(`app-${at + 1}`, main, { ...settings, ...appSettings(address) }, product),
    );
    const cli = [process.execPath, 'dist/apps/server/cli.cjs'];
    this.workers = AT.workers.map((address, at) =>
      program(`worker-${at + 1}`, [...cli, 'worker'], { ...settings, ...workerSettings(address) }, product),
    );
    this.migrate = program('migrate', [...cli, 'migrate'], settings, product);
  }

  /** Every program but the nodes' PostgreSQL, which Patroni starts. */
  get programs() {
    const { etcd, databaseProxy: proxy, pooler, front } = this;
    return [etcd, ...this.nodes.map(({ patroni }) => patroni), proxy, pooler, ...this.apps, ...this.workers, front];
  }

  /** @param {string} name @returns {Program} @throws {Error} if the bed has no such program */
  program(name) {
    const found = this.programs.find((each) => each.name === name);
    if (!found) throw new Error(`The bed has no ${name}: ${this.programs.map((each) => each.name).join(', ')}.`);
    return found;
  }

  /** @param {string} name @returns {Node} @throws {Error} if the bed has no such node */
  node(name) {
    const found = this.nodes.find((each) => each.name === name);
    if (!found) throw new Error(`The bed has no node ${name}.`);
    return found;
  }

  /** Starts everything, each thing once what it needs answers. */
  async up() {
    this.#writeConfigs();
    this.say('etcd');
    this.etcd.start();
    await until('etcd answers', async () => (await fetchSoon(`http://${AT.etcd}:2379/health`)).ok, 20_000);
    this.say('three PostgreSQL nodes');
    for (const node of this.nodes) await node.prepare();
    for (const node of this.nodes) node.start();
    await until('a primary with two standbys', () => this.isWhole(), 120_000);
    this.say('proxy, roles, and pooler');
    this.databaseProxy.start();
    await until('the roles are made', makeRoles, 30_000);
    this.pooler.start();
    this.say('migrations');
    await this.#runOnce(this.migrate);
    this.say('app servers and workers');
    // The first one makes the keys and the samples, which all share.
    for (const app of this.apps) {
      app.start();
      const address = `http://${app.options.env.HOST}:3000/readyz`;
      await until(`${app.name} is ready`, async () => (await fetchSoon(address)).ok, 120_000);
    }
    for (const worker of this.workers) worker.start();
    this.front.start();
    await until('the front answers', async () => (await fetchSoon(`${FRONT_URL}/readyz`)).ok, 20_000);
  }

  #writeConfigs() {
    /** @param {string} name @param {string} text */
    const write = (name, text) => writeFileSync(join(RUN, name), text, { mode: 0o600 });
    write('away.http', AWAY);
    write('database-proxy.cfg', databaseProxy());
    write('front.cfg', frontProxy(join(RUN, 'away.http')));
    write('pgbouncer-users.txt', poolerUsers());
    write('pgbouncer.ini', poolerConfig({ usersFile: join(RUN, 'pgbouncer-users.txt'), folder: RUN }));
  }

  /** @param {Program} program that ends by itself @throws {Error} if it fails */
  async #runOnce(program) {
    program.start();
    program.leave();
    await until(`${program.name} ends`, () => Promise.resolve(program.pid === undefined), 300_000);
    if (program.exitCode !== 0) throw new Error(`${program.name} ended with ${program.exitCode}.`);
  }

  /** Migrates to the next release; nothing runs on it yet. @throws {Error} if the migration fails */
  async migrateToNext() {
    this.release += 1;
    this.#moveToNext(this.migrate);
    await this.#runOnce(this.migrate);
  }

  /** From its next start on, the program is of the next release. @param {Program} program */
  #moveToNext(program) {
    const { env } = program.options;
    program.options = { ...program.options, cwd: this.next, env: { ...env, [RELEASE]: String(this.release) } };
  }

  /** Ends an app server or a worker, and starts it on the release that the database is migrated to. @param {string} name */
  async restartOnNext(name) {
    const program = this.program(name);
    this.#moveToNext(program);
    await program.stop();
    program.start();
  }

  /** Ends everything, what others need last. */
  async down() {
    const { front, apps, workers, pooler, databaseProxy: proxy, nodes, etcd } = this;
    await Promise.all([front, ...apps, ...workers].map((each) => each.stop()));
    await pooler.stop('SIGINT');
    await proxy.stop();
    // Their data goes too.
    for (const node of nodes) node.crash();
    await etcd.stop();
  }

  /** @returns {Promise<Member[]>} the cluster as the first node that answers sees it; empty if none does */
  async members() {
    for (const { address } of this.nodes) {
      try {
        const answer = await fetchSoon(`http://${address}:8008/cluster`);
        const { members } = /** @type {{ members: Member[] }} */ (await answer.json());
        return members;
      } catch {
        // The next one.
      }
    }
    return [];
  }

  /** Whether a primary runs with two standbys, one of them synchronous. */
  async isWhole() {
    const members = await this.members();
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
    const roles = running.map(({ role }) => role).sort();
    return roles.join(' ') === 'leader replica sync_standby';
  }

  /**
   * From its next start on, the program's clock can be set.
   *
   * @param {Program} program
   * @returns {boolean} false if it could be already
   */
  canSetClock(program) {
    const file = join(RUN, `${program.name}.clock`);
    if (existsSync(file)) return false;
    writeFileSync(file, '+0s\n');
    program.extra = clockEnvironment(this.root, file);
    return true;
  }
}

/** The two roles of docs/operations/database.md and the database, as tools/ship/compose/make-roles.sh makes them. */
async function makeRoles() {
  const { postgres, owner, running } = PASSWORDS;
  /** @param {string} database @param {readonly string[]} statements */
  const run = async (database, statements) => {
    const client = new pg.Client(`postgres://postgres:${postgres}@${AT.primary}:5432/${database}`);
    client.on('error', () => {});
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run('postgres', [
    `do $$ begin
       if not exists (select from pg_roles where rolname = 'vinlore') then
         create role vinlore_owner login password '${owner}';
         create role vinlore login password '${running}';
       end if;
     end $$`,
    `alter role vinlore set statement_timeout = '30s'`,
    `alter role vinlore set idle_in_transaction_session_timeout = '60s'`,
  ]);
  await run('postgres', ['create database vinlore owner vinlore_owner']).catch((/** @type {Error} */ error) => {
    if (!/already exists/.test(error.message)) throw error;
  });
  await run('vinlore', ['create extension if not exists pg_trgm']);
  return true;
}
