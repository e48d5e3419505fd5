import { type Database, tables, type Tx } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';

/** Credentials of a brand's gate. */
export function findGate(source: Database | Tx, brand: string) {
  return tables<AccountTables>(source)
    .selectFrom('account_gate')
    .select(['email', 'password_hash', 'is_sample'])
    .where('brand', '=', brand)
    .executeTakeFirst();
}

/** Stores the credentials, replacing the previous ones. */
export async function upsertGate(
  tx: Tx,
  gate: { readonly brand: string; readonly email: string; readonly passwordHash: string; readonly sample: boolean },
): Promise<void> {
  const pair = { email: gate.email, password_hash: gate.passwordHash, is_sample: gate.sample };
  await tables<AccountTables>(tx)
    .insertInto('account_gate')
    .values({ brand: gate.brand, ...pair })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet(pair))
    .execute();
}
