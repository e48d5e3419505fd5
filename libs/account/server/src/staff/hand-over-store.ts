import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { Device } from '../sessions/device.ts';
import { newToken, type OpenedSession, STAFF_IDLE_MS, tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import type { DeskTables } from './tables.ts';

/** How long a hand-over is good. */
export const HAND_OVER_MS = 60_000;

/** How long a browser has to come back with the hand-over that it began. */
export const ARRIVAL_MS = 5 * 60_000;

/** What a browser holds in a cookie from the beginning of a hand-over to its end. */
export const newNonce = newToken;

/** What is told of a nonce to the desk that hands over. */
export const challengeOf = (nonce: string) => tokenHash(nonce).toString('base64url');

/** A way to another brand's desk. */
export interface Way {
  readonly accountId: string;
  readonly sessionId: string;
  readonly brand: string;
  /** As `challengeOf` makes it. */
  readonly challenge: string;
}

/** Keeps a way to another brand's desk. @returns its token, which is known here only */
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

/** What a hand-over leads on. */
export interface HandedOver {
  readonly accountId: string;
  readonly secondFactorAt: Date;
  readonly authenticatedAt: Date;
  readonly expires: Date;
}

/**
 * Takes a hand-over at the brand to which it leads; then it is none any more, whether or not it was good. It is good in
 * the browser that began it, where its session is open still, has given a second factor, and its account still works at
 * the brand.
 *
 * @param by the token, and the nonce that the browser holds
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

/** Opens a session as strong as the one that was handed over, and as old: it proves nothing anew and ends no later. */
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

/** Deletes ways that nobody went in time. */
export async function purgeHandOvers(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<DeskTables>(db).deleteFrom('account_hand_over').where('expires_at', '<=', now).execute(),
  );
}
