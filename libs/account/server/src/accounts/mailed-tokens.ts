import { type Database, tables, type Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import { newToken, tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';

/** A link of a registration is good for 24 hours. */
export const REGISTRATION_MS = 24 * 60 * 60_000;
/** A link of a reset is good for an hour. */
export const RESET_MS = 60 * 60_000;
/** The link by which a buyer chooses their first password: nobody waits for it with the mailbox open. */
export const FIRST_PASSWORD_MS = 24 * 60 * 60_000;

/** Whose email, within a brand. */
interface Mailbox {
  readonly brand: string;
  readonly email: string;
}

/** A registration as it waits for its link to be opened. */
export type RegistrationRow = Selectable<AccountTables['account_registration']>;
/** A reset as it waits for its link to be opened. */
export type ResetRow = Selectable<AccountTables['account_reset']>;

/** Somebody who registers, as their form says. */
export interface NewRegistration extends Mailbox {
  readonly passwordHash: string;
  readonly phone: string | null;
  /** The registering browser's secret. */
  readonly browser: string;
}

/** Keeps a registration beside others of that email. @returns the token, which is known here only */
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

/** The registration of a token, without taking it. @returns undefined where the token is not good */
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

/** Whether a registration came from the browser that holds this secret. */
export function isOfBrowser({ browser_hash }: RegistrationRow, browser: string | undefined): boolean {
  return browser_hash !== null && browser !== undefined && tokenHash(browser).equals(browser_hash);
}

/**
 * Takes a registration and all others of its email: the mailbox is proven, and whatever strangers typed for it is gone.
 *
 * @returns false where it was taken meanwhile
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

/** Keeps a reset in place of a former one of that email. @returns the token, which is known here only */
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

/** Whose reset a token is, without taking it. @returns undefined where the token is not good */
export function findReset(database: Database, brand: string, token: string, now: Date): Promise<ResetRow | undefined> {
  return tables<AccountTables>(database)
    .selectFrom('account_reset')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes a reset, which then is none any more. @returns false where it was taken or replaced meanwhile */
export async function takeReset(tx: Tx, reset: ResetRow): Promise<boolean> {
  const { numDeletedRows } = await tables<AccountTables>(tx)
    .deleteFrom('account_reset')
    .where('token_hash', '=', reset.token_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes the links of all resets of an email worthless: the password has changed by another way. */
export async function dropResets(tx: Tx, { brand, email }: Mailbox): Promise<void> {
  await tables<AccountTables>(tx)
    .deleteFrom('account_reset')
    .where('brand', '=', brand)
    .where('email', '=', email)
    .execute();
}

/** Deletes what no link opens any more. */
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
