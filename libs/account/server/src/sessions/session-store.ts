import { createHash, randomBytes } from 'node:crypto';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Actor } from '@vinlore/server-kit';
import type { AccountTables } from '../tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends 30 days after login whatever happens (NIST SP 800-63B §4.1.3). */
export const ABSOLUTE_MS = 30 * DAY;
/** A session ends after 7 days without a call. */
export const IDLE_MS = 7 * DAY;
/** How exactly `last_seen_at` is kept. */
export const TOUCH_MS = MINUTE;

/** 32 random bytes; it says nothing and can only be looked up. */
const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. It has 256 bits of chance, so a plain hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A session that was just opened; the only moment at which its token is known here. */
export interface OpenedSession {
  readonly token: string;
  readonly expires: Date;
}

/** Opens a session for an account: always a new token, never one that existed before the login. */
export async function openSession(
  tx: Tx,
  account: { readonly id: string; readonly brand: string },
  now: Date,
): Promise<OpenedSession> {
  const session = { token: newToken(), expires: new Date(now.getTime() + ABSOLUTE_MS) };
  await tables<AccountTables>(tx)
    .insertInto('account_session')
    .values({
      token_hash: tokenHash(session.token),
      account_id: account.id,
      brand: account.brand,
      created_at: now,
      last_seen_at: now,
      expires_at: session.expires,
      revoked_at: null,
    })
    .execute();
  return session;
}

/**
 * Who holds a token, within a brand: one indexed query, and at most once a minute a second one that notes the visit.
 *
 * @returns null for a token that is unknown, of another brand, revoked, over, or idle for too long
 */
export async function actorOfToken(
  database: Database,
  brand: string,
  token: string,
  now: Date,
): Promise<(Actor & { readonly expires: Date }) | null> {
  const db = tables<AccountTables>(database);
  const found = await db
    .selectFrom('account_session as session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as sessionId',
      'session.last_seen_at as lastSeen',
      'session.expires_at as expires',
      'account.id as accountId',
      'account.email as email',
      'account.is_dealer as dealer',
      'account.roles as roles',
    ])
    .where('session.token_hash', '=', tokenHash(token))
    .where('session.brand', '=', brand)
    .where('session.revoked_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .executeTakeFirst();
  if (!found) return null;
  const { lastSeen, ...actor } = found;
  if (now.getTime() - lastSeen.getTime() >= TOUCH_MS)
    await db.updateTable('account_session').set({ last_seen_at: now }).where('id', '=', actor.sessionId).execute();
  return actor;
}

/** Ends one session. */
export async function revokeSession(source: Database | Tx, sessionId: string, now: Date): Promise<void> {
  await tables<AccountTables>(source)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the session of a token, should there be one. */
export async function revokeToken(tx: Tx, brand: string, token: string, now: Date): Promise<void> {
  await tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all sessions of an account. */
export async function revokeAll(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Deletes what no longer opens anything. @returns how many sessions */
export async function purgeSessions(database: Database, now: Date): Promise<number> {
  const result = await database.maintenance((db) =>
    tables<AccountTables>(db)
      .deleteFrom('account_session')
      .where((is) =>
        is.or([
          is('revoked_at', 'is not', null),
          is('expires_at', '<=', now),
          is('last_seen_at', '<=', new Date(now.getTime() - IDLE_MS)),
        ]),
      )
      .executeTakeFirst(),
  );
  return Number(result.numDeletedRows);
}
