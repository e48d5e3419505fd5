import { type Database, tables } from '@vinlore/database';
import type { DataKeeper, DataOwner } from '@vinlore/server-kit';
import type { PlatformTables } from '../tables.ts';
import { eraseTests, testsOf } from '../tests/test-books.ts';
import { keysOf, removeKeysOf } from './key-store.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });

/**
 * Exports and deletes keys. They end with the account, even if it is reactivated: a program that still uses one gets to
 * know it. Keys of an account that is merged end, too, since nobody should act for the remaining one unasked.
 */
export function keyKeeper(database: Database, clock: () => Date): DataKeeper {
  return {
    name: 'api_keys',
    exportOf: async (owner) => ({
      keys: await keysOf(database, ownerOf(owner), clock(), 'all'),
      test_objects: await testsOf(database, ownerOf(owner)),
    }),
    close: (tx, owner) => removeKeysOf(tx, ownerOf(owner), clock()),
    suspend: (tx, owner) => removeKeysOf(tx, ownerOf(owner), clock()),
    erase: async (tx, owner) => {
      const { accountId, brand } = ownerOf(owner);
      await eraseTests(tx, { accountId, brand });
      await tables<PlatformTables>(tx)
        .deleteFrom('platform_key')
        .where('account_id', '=', accountId)
        .where('brand', '=', brand)
        .execute();
    },
  };
}
