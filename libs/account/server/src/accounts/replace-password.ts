import { tables, type Tx } from '@vinlore/database';
import { revokeAll } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import { dropResets } from './mailed-tokens.ts';

/** The account and its new password. */
export interface Replacement {
  readonly account: { readonly id: string; readonly brand: string; readonly email: string };
  readonly passwordHash: string;
  /** The one session to keep, if any. */
  readonly exceptSession?: string;
  readonly now: Date;
}

/**
 * Sets an account's password and turns a holder into its owner's account. Ends all sessions and reset links of the
 * previous password.
 */
export async function replacePassword(tx: Tx, { account, passwordHash, exceptSession, now }: Replacement) {
  await tables<AccountTables>(tx)
    .updateTable('account')
    .set({ password_hash: passwordHash, holder: false })
    .where('id', '=', account.id)
    .execute();
  await dropResets(tx, account);
  await revokeAll(tx, account.id, now, exceptSession);
}
