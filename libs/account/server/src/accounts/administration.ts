import { EmailSchema, NewPasswordSchema } from '@vinlore/account-domain';
import { type Database, tables } from '@vinlore/database';
import * as v from 'valibot';
import { upsertGate } from '../gate/gate-store.ts';
import { argon2Hasher } from '../passwords/hasher.ts';
import { revokeAll } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import { findEvenClosed } from './account-store.ts';

/** An account as an operator makes it. */
export interface AccountToCreate {
  readonly brand: string;
  readonly email: string;
  readonly password: string;
  readonly first?: string;
  readonly last?: string;
  readonly roles?: readonly string[];
  readonly dealer?: boolean;
}

const Pair = v.object({ email: EmailSchema, password: NewPasswordSchema });

/**
 * Makes an account, or brings the one of that e-mail to exactly this state; doing it twice changes nothing. Another
 * password ends all its sessions.
 *
 * @returns the account's id
 * @throws v.ValiError for an e-mail or password that is none
 */
export async function createAccount(database: Database, account: AccountToCreate): Promise<string> {
  const { email, password } = v.parse(Pair, account);
  const known = await findEvenClosed(database, account.brand, email);
  const kept = known?.password_hash && (await argon2Hasher.verify(known.password_hash, password));
  const passwordHash = kept ? known.password_hash : await argon2Hasher.hash(password);
  const state = {
    password_hash: passwordHash,
    first: account.first ?? null,
    last: account.last ?? null,
    is_dealer: account.dealer ?? false,
    roles: [...(account.roles ?? [])],
    closed_at: null,
  };
  return database.transaction(async (tx) => {
    const now = new Date();
    const { id } = await tables<AccountTables>(tx)
      .insertInto('account')
      .values({ brand: account.brand, email, created_at: now, ...state })
      .onConflict((conflict) => conflict.columns(['brand', 'email']).doUpdateSet(state))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (known && !kept) await revokeAll(tx, id, now);
    return id;
  });
}

/**
 * Gives an account another password and ends all its sessions.
 *
 * @returns false where the e-mail has no account in that brand
 * @throws v.ValiError for a password that is too short or too long
 */
export async function setPassword(
  database: Database,
  account: { readonly brand: string; readonly email: string; readonly password: string },
): Promise<boolean> {
  const { email, password } = v.parse(Pair, account);
  const password_hash = await argon2Hasher.hash(password);
  return database.transaction(async (tx) => {
    const changed = await tables<AccountTables>(tx)
      .updateTable('account')
      .set({ password_hash })
      .where('brand', '=', account.brand)
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (changed) await revokeAll(tx, changed.id, new Date());
    return changed !== undefined;
  });
}

/**
 * Sets the pair that opens a brand's gate, in place of the former one.
 *
 * @throws v.ValiError for an e-mail or password that is none
 */
export async function setGate(
  database: Database,
  gate: { readonly brand: string; readonly email: string; readonly password: string },
): Promise<void> {
  const { email, password } = v.parse(Pair, gate);
  await upsertGate(database, { brand: gate.brand, email, passwordHash: await argon2Hasher.hash(password) });
}
