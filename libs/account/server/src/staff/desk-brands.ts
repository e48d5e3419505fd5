import type { Brand } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { AccountRow } from '../accounts/account-store.ts';
import type { AccountTables } from '../tables.ts';

/** Keys of the brands at whose desks an account works: its own first. Of one that is not on the staff there are none. */
export function deskBrandsOf({ brand, roles, staff_brands }: Pick<AccountRow, 'brand' | 'roles' | 'staff_brands'>) {
  return roles.includes('staff') ? [...new Set([brand, ...staff_brands])] : [];
}

/**
 * The same for who stands at a brand's desk, by their account's id.
 *
 * @returns none for an account that does not work at that brand
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

/** Those of the keys whose brands there are, in the order in which the product has them. */
export function brandsOfKeys(brands: readonly Brand[], keys: readonly string[]): Brand[] {
  return brands.filter(({ key }) => keys.includes(key));
}
