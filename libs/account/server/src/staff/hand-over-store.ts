import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { Device } from '../sessions/device.ts';
import { newToken, type OpenedSession, STAFF_IDLE_MS, tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import type { DeskTables } from './tables.ts';

/** Lifetime of a hand-over. */
export const HAND_OVER_MS = 60_000;

/** Time a browser has to finish a hand-over that it started. */
export const ARRIVAL_MS = 5 * 60_000;

/** Random value that the browser keeps in a cookie during a hand-over. */
export const newNonce = newToken;

/** The hash of a nonce, for the desk that hands over. */
export const challengeOf = (nonce: string) => tokenHash(nonce).toString('base64url');

/** A hand-over to another brand's desk. */
export interface Way {
  readonly accountId: string;
  readonly sessionId: string;
  readonly brand: string;
  /** From `challengeOf`. */
  readonly challenge: string;
}

/** Stores a hand-over. @returns its token, which isn't stored */
export async function keepHandOver(tx: Tx, way: Way, now: Date): Promise<string> {
  const token = newToken();
  const handOver = {
    token_hash: tokenHash(token),
    account_id: way.accountId,
    session_id: way.sessionId,
    brand: way.brand,
    challenge: Buffer.from(way.challenge, 'base64url'),
    expires_at: new Date(now.getTime() + HAND_OVER_MS),
  };
  await acrossBrands(() => tables<DeskTables>(tx).insertInto('account_hand_over').values(handOver).execute());
  return token;
}

/** The session that a hand-over continues. */
export interface HandedOver {
  readonly accountId: string;
  readonly secondFactorAt: Date;
  readonly authenticatedAt: Date;
  readonly expires: Date;
}

/**
 * Consumes a hand-over at its target brand, whether or not it is valid. Valid in the browser that started it, while the
 * session is still open and has verified a second factor, and the account still has access to the brand.
 *
 * @param by the token, and the nonce from the browser's cookie
 */
export async function takeHandOver(
  tx: Tx,
  brand: string,
  by: { readonly token: string; readonly nonce: string },
  now: Date,
): Promise<HandedOver | undefined> {
  const taking = sql<HandedOver>`
    with taken as (
      delete from account_hand_over where token_hash = ${tokenHash(by.token)} and brand = ${brand}
      returning account_id, session_id, challenge, expires_at
    )
    select account.id as "accountId", session.second_factor_at as "secondFactorAt",
      session.authenticated_at as "authenticatedAt", session.expires_at as expires
    from taken
    join account on account.id = taken.account_id
    join account_session session on session.id = taken.session_id
    where taken.expires_at > ${now} and taken.challenge = ${tokenHash(by.nonce)} and account.closed_at is null
      and 'staff' = any (account.roles) and (account.brand = ${brand} or ${brand} = any (account.staff_brands))
      and session.desk and session.second_factor_at is not null and session.revoked_at is null and session.expires_at > ${now}
      and session.last_seen_at > ${new Date(now.getTime() - STAFF_IDLE_MS)}`;
  const { rows } = await acrossBrands(() => taking.execute(tables<object>(tx)));
  return rows[0];
}

/** Opens a session with the strength and age of the original one: it proves nothing new and ends no later. */
export async function openHandedOver(
  tx: Tx,
  handed: HandedOver,
  brand: string,
  now: Date,
  device: Device,
): Promise<OpenedSession> {
  const session = { token: newToken(), expires: handed.expires };
  await tables<AccountTables>(tx)
    .insertInto('account_session')
    .values({
      token_hash: tokenHash(session.token),
      account_id: handed.accountId,
      brand,
      created_at: now,
      last_seen_at: now,
      expires_at: session.expires,
      revoked_at: null,
      authenticated_at: handed.authenticatedAt,
      second_factor_at: handed.secondFactorAt,
      desk: true,
      ...device,
    })
    .execute();
  return session;
}

/** Deletes expired hand-overs. */
export async function purgeHandOvers(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<DeskTables>(db).deleteFrom('account_hand_over').where('expires_at', '<=', now).execute(),
  );
}
