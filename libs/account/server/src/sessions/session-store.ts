import { createHash, randomBytes } from 'node:crypto';
import { type Database, prepared, tables, type Tx } from '@vinlore/database';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '@vinlore/server-kit';
import type { AccountTables } from '../tables.ts';
import type { Device } from './device.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends 30 days after login whatever happens (NIST SP 800-63B §4.1.3). */
export const ABSOLUTE_MS = 30 * DAY;
/** A session ends after 7 days without a call. */
export const IDLE_MS = 7 * DAY;
/** How exactly `last_seen_at` is kept. */
export const TOUCH_MS = MINUTE;

/** 32 random bytes; it says nothing and can only be looked up. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. It has 256 bits of chance, so a plain hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A session that was just opened; the only moment at which its token is known here. */
export interface OpenedSession {
  readonly token: string;
  readonly expires: Date;
}

/**
 * Opens a session for an account: always a new token, never one that existed before the login.
 *
 * @param secondFactor whether the login was one of two factors: a passkey is
 */
export async function openSession(
  tx: Tx,
  account: { readonly id: string; readonly brand: string },
  now: Date,
  device: Device = { browser: '', system: '' },
  secondFactor = false,
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
      authenticated_at: now,
      second_factor_at: secondFactor ? now : null,
      ...device,
    })
    .execute();
  return session;
}

/**
 * Who holds a token, within a brand: one round trip, which once a minute notes the visit as well.
 *
 * @returns null for a token that is unknown, of another brand, revoked, over, or idle for too long
 */
export async function actorOfToken(
  database: Database,
  brand: string,
  token: string,
  now: Date,
): Promise<(Actor & { readonly expires: Date }) | null> {
  const query = tables<AccountTables>(database)
    .with('found', (db) =>
      db
        .selectFrom('account_session as session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select([
          'session.id as sessionId',
          'session.expires_at as expires',
          'account.id as accountId',
          'account.email as email',
          'account.is_dealer as dealer',
          'account.roles as roles',
          sql<boolean>`session.second_factor_at is not null`.as('secondFactor'),
        ])
        .where('session.token_hash', '=', tokenHash(token))
        .where('session.brand', '=', brand)
        .where('session.revoked_at', 'is', null)
        .where('account.closed_at', 'is', null)
        .where('session.expires_at', '>', now)
        .where('session.last_seen_at', '>', new Date(now.getTime() - IDLE_MS)),
    )
    .with('touched', (db) =>
      db
        .updateTable('account_session')
        .set({ last_seen_at: now })
        .where('id', '=', (is) => is.selectFrom('found').select('sessionId'))
        .where('last_seen_at', '<=', new Date(now.getTime() - TOUCH_MS)),
    )
    .selectFrom('found')
    .select(['sessionId', 'expires', 'accountId', 'email', 'dealer', 'roles', 'secondFactor']);
  const [found] = await prepared(database, query);
  return found ? { ...found, tokenHash: tokenHash(token) } : null;
}

/**
 * Gives a session another token, which ends the former one: whoever may have copied that has nothing now. Its absolute
 * end stays.
 *
 * @param actor who calls; of two calls that came with one token, one renews it
 * @param proven whether the member has just proven who they are
 * @returns null where the session has ended, or has got another token, meanwhile
 */
export async function renewSession(
  tx: Tx,
  actor: Pick<Actor, 'sessionId' | 'tokenHash'>,
  now: Date,
  { proven }: { readonly proven: boolean },
): Promise<OpenedSession | null> {
  const token = newToken();
  const renewed = await tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({ token_hash: tokenHash(token), last_seen_at: now, ...(proven ? { authenticated_at: now } : {}) })
    .where('id', '=', actor.sessionId)
    .where('revoked_at', 'is', null)
    .$if(actor.tokenHash !== undefined, (session) => session.where('token_hash', '=', actor.tokenHash!))
    .returning('expires_at')
    .executeTakeFirst();
  return renewed ? { token, expires: renewed.expires_at } : null;
}

/** When the member proved who they are, in this session. */
export async function authenticatedAt(database: Database, sessionId: string): Promise<Date> {
  const { authenticated_at } = await tables<AccountTables>(database)
    .selectFrom('account_session')
    .select('authenticated_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return authenticated_at;
}

/** Where a member is logged in, the last used first. */
export function openSessionsOf(database: Database, accountId: string, now: Date) {
  return tables<AccountTables>(database)
    .selectFrom('account_session')
    .select(['id', 'browser', 'system', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of an account. @returns false where the account has none of that id that is open */
export async function revokeSession(
  source: Database | Tx,
  session: { readonly accountId: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tables<AccountTables>(source)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('id', '=', session.sessionId)
    .where('account_id', '=', session.accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** Ends all sessions of an account, but for the one that is named. @returns how many */
export async function revokeAll(tx: Tx, accountId: string, now: Date, except?: string): Promise<number> {
  let open = tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  if (except !== undefined) open = open.where('id', '<>', except);
  return Number((await open.executeTakeFirst()).numUpdatedRows);
}

/** The deletion of sessions that no longer open anything. */
export function deadSessions(db: Kysely<AccountTables>, now: Date) {
  return db
    .deleteFrom('account_session')
    .where((is) =>
      is.or([
        is('revoked_at', 'is not', null),
        is('expires_at', '<=', now),
        is('last_seen_at', '<=', new Date(now.getTime() - IDLE_MS)),
      ]),
    );
}

/** Deletes what no longer opens anything. @returns how many sessions */
export async function purgeSessions(database: Database, now: Date): Promise<number> {
  const result = await database.maintenance((db) => deadSessions(tables(db), now).executeTakeFirst());
  return Number(result.numDeletedRows);
}
