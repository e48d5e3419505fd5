import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import { passkeysOf } from './passkey-store.ts';
import type { PasskeyTables } from './tables.ts';

/** Member data in passkeys: deleted with the account. Public keys and ids aren't personal data. */
export function passkeyKeeper(database: Database): DataKeeper {
  return {
    name: 'passkeys',
    exportOf: async ({ id, brand }) =>
      (await passkeysOf(database, { accountId: id, brand: brand.key })).map((passkey) => ({
        name: passkey.name,
        domain: passkey.rp_id,
        created_at: passkey.created_at.toISOString(),
        last_used_at: passkey.last_used_at?.toISOString() ?? null,
      })),
    erase: async (tx, { id, brand }) => {
      await tables<PasskeyTables>(tx)
        .deleteFrom('passkey')
        .where('account_id', '=', id)
        .where('brand', '=', brand.key)
        .execute();
    },
  };
}
