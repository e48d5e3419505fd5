import { type Database, tables } from '@vinlore/database';
import { type DataKeeper, type DataOwner, type MergePart, movedRows } from '@vinlore/server-kit';
import { deleteJobsOf, everythingOf } from './bulk-store.ts';
import type { BulkTables } from './tables.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });

/**
 * Account data handler for a dealer's lists: they are deleted with the account. The documents belong to their slices.
 */
export function bulkKeeper(database: Database): DataKeeper {
  return {
    name: 'bulk',
    merge: mergedLists,
    exportOf: async (owner) => {
      const jobs = await everythingOf(database, ownerOf(owner));
      return jobs.map(({ job: { kind, name, state, begun_at, ended_at, duplicates }, rows }) => ({
        kind,
        name,
        state,
        begun_at,
        ended_at,
        duplicates,
        rows: rows.map(({ line, vin, stock_number, asking_price, state }) => ({
          line,
          vin,
          stock_number,
          asking_price,
          state,
        })),
      }));
    },
    erase: (tx, owner) => deleteJobsOf(tx, ownerOf(owner)),
  };
}

const lists = movedRows('lists', 'bulk_job');

/** Lists are merged only when finished: one in progress has credits of its account reserved. */
const mergedLists: MergePart = {
  look: async (source, merge) => {
    const running = await tables<BulkTables>(source)
      .selectFrom('bulk_job')
      .select('id')
      .where('account_id', '=', merge.from.id)
      .where('brand', '=', merge.from.brand.key)
      .where('state', 'in', ['waiting', 'running'])
      .limit(1)
      .executeTakeFirst();
    return { ...(await lists.look(source, merge)), ...(running && { refused: 'list-runs' as const }) };
  },
  move: lists.move,
};
