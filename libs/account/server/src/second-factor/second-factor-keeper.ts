import type { Database } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import { dropAuthenticator } from '../factors/authenticator-store.ts';
import { factorsOf } from '../factors/factors.ts';
import { dropRecoveryCodes } from '../factors/recovery-codes.ts';

/** Member data of the second factor; exports only the existence of secret and codes. */
export function secondFactorKeeper(database: Database): DataKeeper {
  return {
    name: 'second_factor',
    exportOf: async ({ id }) => {
      const { authenticator, recovery_codes } = await factorsOf(database, id);
      return authenticator ? [{ set_at: authenticator.set_at, recovery_codes }] : [];
    },
    erase: async (tx, { id }) => {
      await dropRecoveryCodes(tx, id);
      await dropAuthenticator(tx, id);
    },
  };
}
