import { createHash, randomBytes } from 'node:crypto';
import { acrossBrands, type Database, prepared, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { Actor, TokenUse } from '@vinlore/server-kit';
import type { AccountTables } from '../tables.ts';
import type { Device } from './device.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Absolute timeout: a session ends 30 days after sign-in (NIST SP 800-63B §4.1.3). */
export const ABSOLUTE_MS = 30 * DAY;
/** Idle timeout: a session ends after 7 days without a call. */
export const IDLE_MS = 7 * DAY;
/** Idle timeout of staff sessions: 30 minutes. */
export const STAFF_IDLE_MS = 30 * MINUTE;
/** Precision of `last_seen_at`. */
export const TOUCH_MS = MINUTE;

/** 32 random bytes; opaque, so it can only be looked up. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The stored form of a token. It has 256 bits of entropy, so a plain hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new session; the only time its token is known here. */
export interface OpenedSession {
  readonly token: string;
  readonly expires: Date;
}

/**
 * Opens a session for an account, always with a new token (prevents session fixation).
 *
 * @param secondFactor whether the sign-in used two factors, as a passkey does
 * @param desk whether the sign-in was at the staff desk's host: the session is valid only there
 */
export async function openSession(
  tx: Tx,
  account: { readonly id: string; readonly brand: string },
  now: Date,
  device: Device = { browser: '', system: '' },
  secondFactor = false,
  desk = false,
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
      desk,
      ...device,
    })
    .execute();
  return session;
}

/** The time since which a session must have been used to be active, for staff and members. */
const idleSince = (now: Date) =>
  sql<Date>`case when 'staff' = any (account.roles) then ${new Date(now.getTime() - STAFF_IDLE_MS)}::timestamptz
    else ${new Date(now.getTime() - IDLE_MS)}::timestamptz end`;

/** Whether a session's brand is its account's own, or one whose desk the account can use now. */
const worksAt = sql<boolean>`(account.brand = session.brand
  or ('staff' = any (account.roles) and session.brand = any (account.staff_brands)))`;

/** The holder of a session cookie's token; see {@link actorOfSession}. */
export function actorOfToken(
  database: Database,
  brand: string,
  token: string,
  now: Date,
  use: TokenUse,
): Promise<SessionActor | null> {
  return actorOfSession(database, brand, tokenHash(token), now, use);
}

/** The actor, and when their session ends at the latest. */
export type SessionActor = Actor & { readonly expires: Date };

/**
 * The holder of a token hash within a brand, in one round trip, which also records the visit once a minute. Roles and
 * brands are read on each call, so permissions revoked from staff take effect immediately.
 *
 * @param use where the token was used: desk sessions are valid only at the desk and others only outside it; and whether
 * it is a background call, which doesn't extend the session
 * @returns null if the token is unknown, of another brand or host, revoked, expired, or idle for too long
 */
export async function actorOfSession(
  database: Database,
  brand: string,
  hash: Buffer,
  now: Date,
  { desk, passive = false }: TokenUse,
): Promise<SessionActor | null> {
  // Keep the statement the same for passive calls: an old cutoff makes the visit a no-op.
  const unseenSince = passive ? new Date(0) : new Date(now.getTime() - TOUCH_MS);
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
          sql<boolean>`account.brand <> session.brand`.as('visiting'),
        ])
        .where('session.token_hash', '=', hash)
        .where('session.brand', '=', brand)
        .where('session.desk', '=', desk)
        .where('session.revoked_at', 'is', null)
        .where('account.closed_at', 'is', null)
        .where('account.suspended_at', 'is', null)
        .where('session.expires_at', '>', now)
        .where('session.last_seen_at', '>', idleSince(now))
        .where(worksAt),
    )
    .with('touched', (db) =>
      db
        .updateTable('account_session')
        .set({ last_seen_at: now })
        .where('id', '=', (is) => is.selectFrom('found').select('sessionId'))
        .where('last_seen_at', '<=', unseenSince),
    )
    .selectFrom('found')
    .select(['sessionId', 'expires', 'accountId', 'email', 'dealer', 'roles', 'secondFactor', 'visiting']);
  const [found] = await prepared(database, query);
  return found ? { ...found, tokenHash: hash } : null;
}

/**
 * Gives a session a new token and invalidates the old one, including any stolen copy. The absolute timeout stays.
 *
 * @param actor the caller; of two calls with one token, one renews it
 * @param proven whether the member just confirmed their identity
 * @param secondFactor whether they just verified a second factor
 * @returns null if the session ended or got a new token concurrently
 */
export async function renewSession(
  tx: Tx,
  actor: Pick<Actor, 'sessionId' | 'tokenHash'>,
  now: Date,
  { proven, secondFactor = false }: { readonly proven: boolean; readonly secondFactor?: boolean },
): Promise<OpenedSession | null> {
  const token = newToken();
  const renewed = await tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({
      token_hash: tokenHash(token),
      last_seen_at: now,
      ...(proven ? { authenticated_at: now } : {}),
      ...(secondFactor ? { second_factor_at: now } : {}),
    })
    .where('id', '=', actor.sessionId)
    .where('revoked_at', 'is', null)
    .$if(actor.tokenHash !== undefined, (session) => session.where('token_hash', '=', actor.tokenHash!))
    .returning('expires_at')
    .executeTakeFirst();
  return renewed ? { token, expires: renewed.expires_at } : null;
}

/** A member's sessions, most recently used first. */
export function openSessionsOf(source: Database | Tx, accountId: string, now: Date) {
  const open = tables<AccountTables>(source)
    .selectFrom('account_session as session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.browser', 'session.system', 'session.created_at', 'session.last_seen_at'])
    .where('session.account_id', '=', accountId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', idleSince(now))
    .where(worksAt)
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id');
  return acrossBrands(() => prepared(source, open));
}

/** Ends one session of an account. @returns false if the account has no active session with that id */
export async function revokeSession(
  source: Database | Tx,
  session: { readonly accountId: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const ended = tables<AccountTables>(source)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('id', '=', session.sessionId)
    .where('account_id', '=', session.accountId)
    .where('revoked_at', 'is', null);
  const { numUpdatedRows } = await acrossBrands(() => ended.executeTakeFirst());
  return numUpdatedRows > 0n;
}

/** Ends the sessions of an account at all brands but these. @returns how many */
export async function revokeElsewhere(tx: Tx, accountId: string, brands: readonly string[], now: Date) {
  const ended = tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`not brand = any (${[...brands]}::text[])`);
  const { numUpdatedRows } = await acrossBrands(() => ended.executeTakeFirst());
  return Number(numUpdatedRows);
}

/** Ends the sessions of an account at one brand. @returns how many */
export async function revokeAt(tx: Tx, accountId: string, brand: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the session of a token, if there is one. */
export async function revokeToken(tx: Tx, brand: string, token: string, now: Date): Promise<void> {
  await tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all sessions of an account except the given one. @returns how many */
export async function revokeAll(tx: Tx, accountId: string, now: Date, except?: string): Promise<number> {
  let open = tables<AccountTables>(tx)
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  if (except !== undefined) open = open.where('id', '<>', except);
  const { numUpdatedRows } = await acrossBrands(() => open.executeTakeFirst());
  return Number(numUpdatedRows);
}
