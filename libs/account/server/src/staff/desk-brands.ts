import type { Brand } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { AccountRow } from '../accounts/account-store.ts';
import type { AccountTables } from '../tables.ts';

/** Keys of the brands whose desks an account can use, its own first; empty if it isn't staff. */
export function deskBrandsOf({ brand, roles, staff_brands }: Pick<AccountRow, 'brand' | 'roles' | 'staff_brands'>) {
  return roles.includes('staff') ? [...new Set([brand, ...staff_brands])] : [];
}

/**
 * The same for a user at a brand's desk, by account id.
 *
 * @returns empty if the account has no access to that brand
 */
export async function brandsOfStaff(
  source: Database | Tx,
  brand: string,
  accountId: string,
): Promise<readonly string[]> {
  const account = await tables<AccountTables>(source)
    .selectFrom('account')
    .select(['brand', 'roles', 'staff_brands'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const brands = account ? deskBrandsOf(account) : [];
  return brands.includes(brand) ? brands : [];
}

/** The existing brands among the keys, in the product's order. */
export function brandsOfKeys(brands: readonly Brand[], keys: readonly string[]): Brand[] {
  return brands.filter(({ key }) => keys.includes(key));
}
