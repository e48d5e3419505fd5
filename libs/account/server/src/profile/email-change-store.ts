import { type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import { newToken, tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import type { ProfileTables } from './tables.ts';
import { noteChanged, reservedFor } from '../veto/veto-store.ts';

/** An email change link is valid for 24 hours. */
export const EMAIL_CHANGE_MS = 24 * 60 * 60_000;

/** A pending email change. */
export type EmailChange = Selectable<ProfileTables['account_email_change']>;

/** PostgreSQL's error code of a unique violation. */
const UNIQUE_VIOLATION = '23505';

/** Whether the database reported a unique violation. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** Identifies a password by its hash; works without a password too. */
const markOf = (passwordHash: string | null) => tokenHash(passwordHash ?? '');

/** A requested email change. */
export interface AskedChange {
  readonly accountId: string;
  readonly brand: string;
  readonly newEmail: string;
  /** Staff member who requested it, and why; null if the member did. */
  readonly staff: { readonly id: string; readonly reason: string } | null;
}

/** Stores a change, replacing an earlier one of that account. @returns the token, which isn't stored */
export async function keepEmailChange(tx: Tx, change: AskedChange, now: Date): Promise<string> {
  const token = newToken();
  const { password_hash } = await tables<AccountTables>(tx)
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', change.accountId)
    .executeTakeFirstOrThrow();
  const state = {
    new_email: change.newEmail,
    token_hash: tokenHash(token),
    password_mark: markOf(password_hash),
    expires_at: new Date(now.getTime() + EMAIL_CHANGE_MS),
    asked_by: change.staff?.id ?? null,
    reason: change.staff?.reason ?? null,
  };
  await tables<ProfileTables>(tx)
    .insertInto('account_email_change')
    .values({ account_id: change.accountId, brand: change.brand, ...state })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(state))
    .execute();
  return token;
}

/** Condition that the account's password hasn't changed since the request, as `changeEmail` checks it. */
export const isOfThisPassword = sql<boolean>`change.password_mark = sha256(convert_to(coalesce(account.password_hash, ''), 'UTF8'))`;

/** The account's change that can still be confirmed. */
export function waitingChange(source: Database | Tx, accountId: string, now: Date): Promise<EmailChange | undefined> {
  return tables<AccountTables & ProfileTables>(source)
    .selectFrom('account_email_change as change')
    .innerJoin('account', 'account.id', 'change.account_id')
    .selectAll('change')
    .where('change.account_id', '=', accountId)
    .where('change.expires_at', '>', now)
    .where(isOfThisPassword)
    .executeTakeFirst();
}

/** The account of a confirmation token, without consuming it. */
export async function accountOfChange(tx: Tx, brand: string, token: string): Promise<string | undefined> {
  const change = await tables<ProfileTables>(tx)
    .selectFrom('account_email_change')
    .select('account_id')
    .where('token_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .executeTakeFirst();
  return change?.account_id;
}

/** Deletes the pending change. @returns false if there was none */
export async function dropEmailChange(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tables<ProfileTables>(tx)
    .deleteFrom('account_email_change')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Consumes the change of a token. @returns undefined if the token is invalid */
export function takeEmailChange(tx: Tx, brand: string, token: string, now: Date): Promise<EmailChange | undefined> {
  return tables<ProfileTables>(tx)
    .deleteFrom('account_email_change')
    .where('token_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Sets an account's new email. Refused if the password has changed since the request, because the requester may have
 * been a thief whom the owner has locked out.
 *
 * @returns the former email; undefined if the account is closed, its password has changed, or the new email belongs to
 * another account, in which case the transaction must be rolled back
 */
export async function changeEmail(
  tx: Tx,
  { account_id, new_email, password_mark }: EmailChange,
  now: Date,
): Promise<string | undefined> {
  const db = tables<AccountTables>(tx);
  const account = await db
    .selectFrom('account')
    .select(['email', 'password_hash', 'brand'])
    .where('id', '=', account_id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account || !markOf(account.password_hash).equals(password_mark)) return undefined;
  // A former owner can still recover the address.
  const reserved = await reservedFor(tx, account.brand, new_email, now);
  if (reserved !== undefined && reserved !== account_id) return undefined;
  await noteChanged(tx, account_id, now);
  try {
    await db.updateTable('account').set({ email: new_email }).where('id', '=', account_id).execute();
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
  return account.email;
}

/** Deletes expired changes and undo rights, including the data kept for them. */
export async function purgeEmailChanges(database: Database, now: Date): Promise<void> {
  await database.maintenance(async (db) => {
    for (const table of ['account_email_change', 'account_email_veto'] as const)
      await tables<ProfileTables>(db).deleteFrom(table).where('expires_at', '<=', now).execute();
  });
}
