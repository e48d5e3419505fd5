import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from '../embedded/binaries.ts';
import { chooseRunAs, runAs, spawnAs } from '../embedded/run-as.ts';
import { query } from './support.ts';

/** PostgreSQL's programs: npm's 18, and Debian's 15 where it is installed. */
const DEBIAN_15 = '/usr/lib/postgresql/15/bin';
const PGBOUNCER = '/usr/sbin/pgbouncer';
const PATIENCE_MS = 20_000;

const PASSWORDS = { postgres: 'super-secret', product: 'owner-secret', product_running: 'running-secret' };

const ends: (() => Promise<void>)[] = [];

/** Stops all servers and poolers of a test file: for its `afterAll`. */
export async function stopOwnServers(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

/** The versions to test with. */
export const VERSIONS = existsSync(DEBIAN_15) ? ([18, 15] as const) : ([18] as const);

/** Whether Debian's PgBouncer can be tested with. */
export const hasPgBouncer = existsSync(PGBOUNCER);

/** A PostgreSQL server of its own, on TCP with SCRAM and TLS, as operators run it. */
export interface OwnServer {
  readonly port: number;
  readonly directory: string;
  /** The certificate of the authority that signed the server's. */
  readonly authority: string;
  url(role: keyof typeof PASSWORDS, port?: number): string;
  /** A hot standby of it, made from its files. */
  standby(): Promise<OwnServer>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts one, with the product's two roles and an empty database `shop`; {@link stopOwnServers} ends it. */
export async function startOwnServer(version: (typeof VERSIONS)[number] = 18): Promise<OwnServer> {
  const directory = await mkdtemp(join(tmpdir(), 'vinlore-server-'));
  ends.push(() => rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const as = await chooseRunAs();
  const bin = version === 15 ? DEBIAN_15 : dirname((await prepareBinaries(as, directory)).postgres);
  const data = join(directory, 'primary');
  const passwordFile = join(directory, 'password');
  await writeFile(passwordFile, PASSWORDS.postgres);
  const made = await runAs(as, join(bin, 'initdb'), [
    ...['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-sync'],
    '--locale=C',
  ]);
  if (made.code !== 0) throw new Error(made.output);
  const authority = makeCertificates(directory, data);
  await writeFile(join(data, 'pg_hba.conf'), hba, { flag: 'w' });
  const server = await run({ bin, data, directory, authority, as });
  const admin = server.url('postgres').replace('/shop', '/postgres');
  await query(admin, `create role product login password '${PASSWORDS.product}' replication`);
  await query(admin, `create role product_running login password '${PASSWORDS.product_running}'`);
  await query(admin, 'create database shop owner product');
  await query(server.url('postgres'), 'create extension if not exists pg_trgm').catch(() => {});
  return server;
}

/** Passwords of others than SCRAM's are refused. */
const hba = `host all all 127.0.0.1/32 scram-sha-256\nhost replication all 127.0.0.1/32 scram-sha-256\n`;

interface Running {
  readonly bin: string;
  readonly data: string;
  readonly directory: string;
  readonly authority: string;
  readonly as: Awaited<ReturnType<typeof chooseRunAs>>;
}

async function run({ bin, data, directory, authority, as }: Running): Promise<OwnServer> {
  const port = await freePort();
  const settings = {
    ...{ port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', shared_buffers: '32MB' },
    ...{ ssl: 'on', password_encryption: 'scram-sha-256', wal_level: 'replica', hot_standby: 'on' },
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawnAs(as, join(bin, 'postgres'), ['-D', data, ...args], { stdio: 'ignore', cwd: '/' });
  ends.push(async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGCONT');
    server.kill('SIGQUIT');
    await once(server, 'exit');
  });
  const url: OwnServer['url'] = (role, at = port) => `postgres://${role}:${PASSWORDS[role]}@127.0.0.1:${at}/shop`;
  await answering(url('postgres').replace('/shop', '/postgres'));
  return {
    port,
    directory,
    authority,
    url,
    kill: (signal) => void server.kill(signal),
    async standby() {
      const copy = join(directory, `standby-${await freePort()}`);
      const admin = url('postgres');
      await query(admin, 'checkpoint');
      await copyFiles(admin, data, copy);
      const source = `host=127.0.0.1 port=${port} user=product password=${PASSWORDS.product}`;
      await writeFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
      await writeFile(join(copy, 'standby.signal'), '');
      return run({ bin, data: copy, directory, authority, as });
    },
  };
}

/** A base backup by PostgreSQL's low-level interface: npm's PostgreSQL comes without pg_basebackup. */
async function copyFiles(admin: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await mkdir(to, { mode: 0o700 });
    await cp(from, to, { recursive: true, filter: (path) => !/postmaster\.(pid|opts)$/.test(path) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
  } finally {
    await client.end();
  }
}

/** An authority, and a certificate that it signed for 127.0.0.1. @returns the path of the authority's certificate */
function makeCertificates(directory: string, data: string): string {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' });
  const subject = ['-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  openssl('req', '-x509', ...subject, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '2', '-subj', '/CN=Test CA');
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1'];
  openssl(
    'req',
    '-new',
    ...subject,
    '-keyout',
    join(data, 'server.key'),
    '-out',
    'server.csr',
    '-subj',
    '/CN=db',
    ...names,
  );
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-copy_extensions', 'copy'];
  openssl('x509', '-req', '-in', 'server.csr', ...signed, '-out', join(data, 'server.crt'));
  return join(directory, 'ca.crt');
}

/** PgBouncer in front of a server, with two server connections at most. @returns its port */
export async function startPgBouncer(server: OwnServer, mode: 'transaction' | 'session'): Promise<number> {
  const port = await freePort();
  const users = Object.entries(PASSWORDS).map(([role, password]) => `"${role}" "${password}"`);
  const file = (name: string) => join(server.directory, `${name}-${mode}`);
  await writeFile(file('users'), users.join('\n'));
  const ini = `[databases]\nshop = host=127.0.0.1 port=${server.port} dbname=shop\n[pgbouncer]
listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = scram-sha-256\nauth_file = ${file('users')}
pool_mode = ${mode}\ndefault_pool_size = ${mode === 'transaction' ? 2 : 30}\nlogfile = ${file('log')}\n`;
  await writeFile(file('pgbouncer'), ini);
  const pooler = spawnAs(await chooseRunAs(), PGBOUNCER, ['-q', file('pgbouncer')], { stdio: 'ignore', cwd: '/' });
  ends.push(async () => {
    if (pooler.exitCode !== null) return;
    pooler.kill('SIGKILL');
    await once(pooler, 'exit');
  });
  await answering(server.url('product_running', port));
  return port;
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
