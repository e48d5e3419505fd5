import { type Database, tables, type Tx } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';

/** Name and address of accounts, by id: for who may know them. Erased ones are missing. */
export async function peopleOf(
  source: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly email: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await tables<AccountTables>(source)
    .selectFrom('account')
    .select(['id', 'email', 'first', 'last'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, email, first, last }) => [id, { name: [first, last].filter(Boolean).join(' '), email }]),
  );
}
