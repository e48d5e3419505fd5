import { type Database, tables, type Tx } from '@vinlore/database';
import type { AccountRow } from '../accounts/account-store.ts';
import type { DeletionTables } from '../deletion/tables.ts';
import type { AccountTables } from '../tables.ts';

/** A member of a brand, closed or not; undefined if the brand has no such id. */
export function memberOf(source: Database | Tx, brand: string, id: string): Promise<AccountRow | undefined> {
  return tables<AccountTables>(source)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
}

/** The request that closes an account. */
export function closingRequest(source: Database, accountId: string) {
  return tables<DeletionTables>(source)
    .selectFrom('account_deletion')
    .select(['id', 'requested_at', 'erase_at'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'closed')
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
