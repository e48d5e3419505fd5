import { tables, type Tx } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';
import type { AccountRow } from './account-store.ts';

/** The account that an account was ultimately merged into; the account itself if it wasn't merged. */
export async function survivorOf(tx: Tx, account: AccountRow): Promise<AccountRow> {
  let survivor = account;
  while (survivor.merged_into !== null)
    survivor = await tables<AccountTables>(tx)
      .selectFrom('account')
      .selectAll()
      .where('id', '=', survivor.merged_into)
      .executeTakeFirstOrThrow();
  return survivor;
}
