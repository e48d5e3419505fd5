import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { RunningServer } from './adopt.ts';
import { SUPERUSER } from './cluster.ts';

/** Name of the connection that each user holds. */
const PRESENCE = 'presence';

/** How long a server that recovers is waited for; a larger one may take longer, and then it is taken to be in use. */
const RECOVERY_PATIENCE_MS = 60_000;
const POLL_MS = 50;

/** SQLSTATE of a server that starts, recovers, or stops. */
const CANNOT_CONNECT_NOW = '57P03';

/** pg accepts a socket directory with any characters only as the host= parameter. */
export function address({ socketDir }: RunningServer, user: string, database: string): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

/** Makes a client whose connection counts as a user, once it is connected. */
export function presenceOn(running: RunningServer): pg.Client {
  const client = new pg.Client({
    connectionString: address(running, SUPERUSER, SUPERUSER),
    application_name: PRESENCE,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {}); // The 'end' event follows and is handled.
  return client;
}

/**
 * Whether a server has users besides one. Other connections don't count: one of a killed process lives as long as its
 * query. Uses a new connection, since ours may have been cut. A server that recovers from a killed backend accepts
 * nobody for a while, and its users come back afterwards: it is asked again until it answers.
 *
 * @param own backend of our presence, which may not have ended yet
 * @param patienceMs how long it may recover; true after that, because its guard stops it if nobody uses it
 * @returns false if it is gone, too
 */
export async function hasOtherUsers(
  running: RunningServer,
  own: number | null,
  patienceMs = RECOVERY_PATIENCE_MS,
): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const client = presenceOn(running);
    try {
      await client.connect();
      const { rows } = await client.query<{ n: string }>(
        `select count(*) as n from pg_stat_activity
         where application_name = '${PRESENCE}' and pid not in (pg_backend_pid(), $1)`,
        [own ?? 0],
      );
      return Number(rows[0]?.n) > 0;
    } catch (error) {
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW) return false;
      if (Date.now() > deadline) return true;
    } finally {
      await client.end().catch(() => {});
    }
    await pause(POLL_MS);
  }
}
