import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Addresses of the bed, all in 127.0.0.0/8, each program on its own: a node is an address, as in a network. */
export const AT = {
  etcd: '127.64.0.1',
  nodes: ['127.64.1.1', '127.64.1.2', '127.64.1.3'],
  /** HAProxy: the primary on 5432, synchronous and asynchronous standbys on 5433. */
  primary: '127.64.2.1',
  pooler: '127.64.3.1',
  apps: ['127.64.4.1', '127.64.4.2'],
  workers: ['127.64.5.1', '127.64.5.2'],
  /** HAProxy in front of the apps, on port 8080; its statistics on 8081. */
  front: '127.64.9.1',
};

/** Roles of the database. Everything listens on loopback only. */
export const PASSWORDS = {
  postgres: 'bed-postgres',
  replicator: 'bed-replicator',
  owner: 'bed-owner',
  running: 'bed-running',
};

/** Where the bed keeps what it downloads and what it writes. */
export const FOLDER = process.env.TESTBED_DIR ?? join(homedir(), '.cache/vinlore-testbed');

/** What a run of the bed writes: gone with the next `up`. */
export const RUN = join(FOLDER, 'run');

/** Results of all runs, which are kept with the sources, so that they add up. */
export const RESULTS = fileURLToPath(new URL('../results.ndjson', import.meta.url));

/** The supervisor's socket. */
export const SOCKET = join(RUN, 'control.sock');

/** The database as its superuser, on the current primary: for the auditor. */
export const AUDIT_URL = `postgres://postgres:${PASSWORDS.postgres}@${AT.primary}:5432/vinlore`;

/** The public address of the bed. */
export const FRONT_URL = `http://${AT.front}:8080`;

/** Other work on this machine comes after the bed: what is measured is the bed's time, not theirs. */
export const PRIORITY = -15;
