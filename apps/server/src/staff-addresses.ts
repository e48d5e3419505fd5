import { contactOf } from '@vinlore/account-server';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';

/**
 * Addresses of people who acted for a brand, by the ids of their accounts, which may be another brand's. Whose account is
 * gone is left out.
 */
export function staffAddresses(database: Database, brands: readonly Brand[]) {
  const addressOf = async (brand: string, id: string): Promise<string | undefined> => {
    const others = brands.map(({ key }) => key).filter((key) => key !== brand);
    for (const key of [brand, ...others]) {
      const contact = await contactOf(database, key, id);
      if (contact) return contact.email;
    }
    return undefined;
  };
  return async (brand: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = await Promise.all(ids.map(async (id) => [id, await addressOf(brand, id)] as const));
    return new Map(found.flatMap(([id, address]) => (address === undefined ? [] : [[id, address]])));
  };
}
