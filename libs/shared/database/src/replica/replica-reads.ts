import { sql, type Kysely } from 'kysely';
import { readLsn } from './lsn.ts';
import { runWork, type Work } from './reads.ts';

/** How a request's work reads. */
export interface Reading {
  /** Whether its reads may be a second old: true for what changes nothing. */
  readonly mayLag: boolean;
  /** The position after its client's last write, as {@link ReplicaReads.serve} gave it; anything else is ignored. */
  readonly after: string | undefined;
}

/** Reads from a replica, for clients that always see what they wrote. */
export interface ReplicaReads {
  /**
   * Runs the work of a request.
   *
   * @returns its result; and if it may have written, the position after that, for the client's next requests
   */
  serve<T>(reading: Reading, work: () => Promise<T>): Promise<{ readonly result: T; readonly wrote?: string }>;
}

/** @param primary where positions come from */
export const replicaReads = (primary: Kysely<object>): ReplicaReads => ({
  async serve({ mayLag, after }, work) {
    const how: Work = { mayLag, after: readLsn(after), wrote: false };
    const result = await runWork(how, work);
    if (mayLag && !how.wrote) return { result };
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(primary);
    return { result, wrote: rows[0]!.lsn };
  },
});
