import { type Database, tables, type Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import { newToken, tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';

/** A registration link is valid for 24 hours. */
export const REGISTRATION_MS = 24 * 60 * 60_000;
/** A reset link is valid for an hour. */
export const RESET_MS = 60 * 60_000;
/** Lifetime of the link to a buyer's first password; longer, because they aren't waiting for it. */
export const FIRST_PASSWORD_MS = 24 * 60 * 60_000;

/** An email within a brand. */
interface Mailbox {
  readonly brand: string;
  readonly email: string;
}

/** A registration whose link hasn't been opened yet. */
export type RegistrationRow = Selectable<AccountTables['account_registration']>;
/** A reset whose link hasn't been opened yet. */
export type ResetRow = Selectable<AccountTables['account_reset']>;

/** A registration, as submitted. */
export interface NewRegistration extends Mailbox {
  readonly passwordHash: string;
  readonly phone: string | null;
  /** Secret of the registering browser. */
  readonly browser: string;
}

/** Stores a registration next to others of that email. @returns the token, which isn't stored */
export async function keepRegistration(
  tx: Tx,
  { brand, email, passwordHash, phone, browser }: NewRegistration,
  now: Date,
): Promise<string> {
  const token = newToken();
  const life = lifeOf(token, REGISTRATION_MS, now);
  await tables<AccountTables>(tx)
    .insertInto('account_registration')
    .values({ brand, email, ...life, password_hash: passwordHash, phone, browser_hash: tokenHash(browser) })
    .execute();
  return token;
}

/** The registration of a token, without consuming it. @returns undefined if the token is invalid */
export function findRegistration(
  database: Database,
  brand: string,
  token: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  return tables<AccountTables>(database)
    .selectFrom('account_registration')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether a registration came from the browser with this secret. */
export function isOfBrowser({ browser_hash }: RegistrationRow, browser: string | undefined): boolean {
  return browser_hash !== null && browser !== undefined && tokenHash(browser).equals(browser_hash);
}

/**
 * Consumes a registration and all others of its email: the mailbox is proven, so whatever strangers typed for it is
 * dropped.
 *
 * @returns false if it was consumed concurrently
 */
export async function takeRegistration(tx: Tx, { brand, email, token_hash }: RegistrationRow): Promise<boolean> {
  const taken = await tables<AccountTables>(tx)
    .deleteFrom('account_registration')
    .where('brand', '=', brand)
    .where('email', '=', email)
    .returning('token_hash')
    .execute();
  return taken.some((row) => row.token_hash.equals(token_hash));
}

/** Stores a reset, replacing an earlier one of that email. @returns the token, which isn't stored */
export async function keepReset(tx: Tx, { brand, email }: Mailbox, now: Date, ms = RESET_MS): Promise<string> {
  const token = newToken();
  const state = lifeOf(token, ms, now);
  await tables<AccountTables>(tx)
    .insertInto('account_reset')
    .values({ brand, email, ...state })
    .onConflict((conflict) => conflict.columns(['brand', 'email']).doUpdateSet(state))
    .execute();
  return token;
}

/** The email of a reset token, without consuming it. @returns undefined if the token is invalid */
export function findReset(database: Database, brand: string, token: string, now: Date): Promise<ResetRow | undefined> {
  return tables<AccountTables>(database)
    .selectFrom('account_reset')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Consumes a reset. @returns false if it was consumed or replaced concurrently */
export async function takeReset(tx: Tx, reset: ResetRow): Promise<boolean> {
  const { numDeletedRows } = await tables<AccountTables>(tx)
    .deleteFrom('account_reset')
    .where('token_hash', '=', reset.token_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Invalidates all resets of an email, because its password was changed another way. */
export async function dropResets(tx: Tx, { brand, email }: Mailbox): Promise<void> {
  await tables<AccountTables>(tx)
    .deleteFrom('account_reset')
    .where('brand', '=', brand)
    .where('email', '=', email)
    .execute();
}

/** Deletes expired tokens. */
export async function purgeMailedTokens(database: Database, now: Date): Promise<void> {
  await database.maintenance(async (db) => {
    const purged = tables<AccountTables>(db);
    await purged.deleteFrom('account_registration').where('expires_at', '<=', now).execute();
    await purged.deleteFrom('account_reset').where('expires_at', '<=', now).execute();
  });
}

function lifeOf(token: string, ms: number, now: Date) {
  return { token_hash: tokenHash(token), created_at: now, expires_at: new Date(now.getTime() + ms) };
}
