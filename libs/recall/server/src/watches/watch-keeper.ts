import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { RecallTables } from '../tables.ts';
import { endWatchesOf, moveWatches } from './own-watch-store.ts';

/** Exports, moves, and deletes alerts; a member may have ended them for the account's own address. */
export function watchKeeper(database: Database, clock: () => Date): DataKeeper {
  return {
    name: 'recall_watches',
    exportOf: ({ brand, email }) =>
      tables<RecallTables>(database)
        .selectFrom('recall_watch')
        .select(['email', 'title', 'asked_at', 'confirmed_at', 'ended_at'])
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .orderBy('asked_at')
        .execute(),
    merge: {
      look: async (source, { from: { brand, email } }) => {
        const { count } = await tables<RecallTables>(source)
          .selectFrom('recall_watch')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('brand', '=', brand.key)
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        return { moves: { watches: Number(count) } };
      },
      move: (tx, { from, into }) => moveWatches(tx, { brand: from.brand.key, from: from.email, to: into.email }),
    },
    // Closing the account ends alerts immediately, even if the account is reactivated within 14 days.
    close: (tx, { brand, email }) => endWatchesOf(tx, { brand: brand.key, email }, clock()),
    suspend: (tx, { brand, email }) => endWatchesOf(tx, { brand: brand.key, email }, clock()),
    erase: async (tx, { brand, email }) => {
      await tables<RecallTables>(tx)
        .deleteFrom('recall_watch')
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .execute();
    },
  };
}
