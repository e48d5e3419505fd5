import type { Database } from '@vinlore/database';
import type { DataKeeper, DataOwner } from '@vinlore/server-kit';
import { deleteJobsOf, everythingOf } from './bulk-store.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });

/** Answers for a dealer's lists: they go with the account; the documents that were made are their slices'. */
export function bulkKeeper(database: Database): DataKeeper {
  return {
    name: 'bulk',
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
