import { type Database, tables, type Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import { newToken, tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import type { ProfileTables } from './tables.ts';

/** A link of an e-mail change is good for 24 hours. */
export const EMAIL_CHANGE_MS = 24 * 60 * 60_000;

/** An e-mail change as it waits for its confirmation. */
export type EmailChange = Selectable<ProfileTables['account_email_change']>;

/** PostgreSQL's code for a value that must be unique and is not. */
const UNIQUE_VIOLATION = '23505';

/** Tells one password from the next by its hash; of no password as well. */
const markOf = (passwordHash: string | null) => tokenHash(passwordHash ?? '');

/** Keeps a change in place of a former one of that account. @returns the token, which is known here only */
export async function keepEmailChange(
  tx: Tx,
  change: { readonly accountId: string; readonly brand: string; readonly newEmail: string },
  now: Date,
): Promise<string> {
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
  };
  await tables<ProfileTables>(tx)
    .insertInto('account_email_change')
    .values({ account_id: change.accountId, brand: change.brand, ...state })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(state))
    .execute();
  return token;
}

/** Takes the change of a token, which then is none any more. @returns undefined where the token is not good */
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
 * Gives an account its new e-mail. Not after its password changed: who asked may have been a thief whom the owner has
 * locked out since.
 *
 * @returns the former one; undefined where the account is closed, its password has changed, or the new e-mail belongs to
 *   another account, after which the transaction can only be undone
 */
export async function changeEmail(
  tx: Tx,
  { account_id, new_email, password_mark }: EmailChange,
): Promise<string | undefined> {
  const db = tables<AccountTables>(tx);
  const account = await db
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', account_id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account || !markOf(account.password_hash).equals(password_mark)) return undefined;
  try {
    await db.updateTable('account').set({ email: new_email }).where('id', '=', account_id).execute();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
  return account.email;
}

/** Deletes changes that no link confirms any more. */
export async function purgeEmailChanges(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<ProfileTables>(db).deleteFrom('account_email_change').where('expires_at', '<=', now).execute(),
  );
}
