import { type Database, tables } from '@vinlore/database';
import type { Kysely } from 'kysely';
import type { AccountTables } from '../tables.ts';
import { IDLE_MS } from './session-store.ts';

/** Deletes ended sessions. */
export function deadSessions(db: Kysely<AccountTables>, now: Date) {
  return db
    .deleteFrom('account_session')
    .where((is) =>
      is.or([
        is('revoked_at', 'is not', null),
        is('expires_at', '<=', now),
        is('last_seen_at', '<=', new Date(now.getTime() - IDLE_MS)),
      ]),
    );
}

/** Deletes ended sessions. @returns how many */
export async function purgeSessions(database: Database, now: Date): Promise<number> {
  const result = await database.maintenance((db) => deadSessions(tables(db), now).executeTakeFirst());
  return Number(result.numDeletedRows);
}
