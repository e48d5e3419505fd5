import { tables, type Tx } from '@vinlore/database';
import { revokeAll } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import { dropResets } from './mailed-tokens.ts';

/** Which account gets which password. */
export interface Replacement {
  readonly account: { readonly id: string; readonly brand: string; readonly email: string };
  readonly passwordHash: string;
  /** The one session that goes on, if any. */
  readonly exceptSession?: string;
  readonly now: Date;
}

/** Gives an account another password; a holder is its owner's account from then on. Whatever the former one opened ends: sessions, and links of resets. */
export async function replacePassword(tx: Tx, { account, passwordHash, exceptSession, now }: Replacement) {
  await tables<AccountTables>(tx)
    .updateTable('account')
    .set({ password_hash: passwordHash, holder: false })
    .where('id', '=', account.id)
    .execute();
  await dropResets(tx, account);
  await revokeAll(tx, account.id, now, exceptSession);
}
