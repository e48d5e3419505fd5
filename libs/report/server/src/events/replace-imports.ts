import type { Database } from '@vinlore/database';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { HISTORY_LOCK, noteImport, type Queries } from './import-guard.ts';
import { type RecordKey, takeAway } from './keep-events.ts';

/** Records per transaction; keeps locks short. */
const BATCH = 5_000;

const queriesOf = (tx: Kysely<object>): Queries => ({
  query: (words, values = []) => tx.executeQuery(CompiledQuery.raw(words, values)),
});

/**
 * Removes records that earlier imports of the same file added and this one didn't, for example because the mapping
 * changed. Runs in batches at the end of an import. Records that another import has replaced since are left alone.
 *
 * @param earlier import IDs
 * @param stop stops between two batches
 */
export async function replaceImports(
  database: Database,
  importId: string,
  earlier: readonly string[],
  stop?: AbortSignal,
): Promise<void> {
  const takeSome = (of: string) =>
    database.maintenance((db) =>
      db.transaction().execute(async (tx) => {
        const client = queriesOf(tx);
        await client.query(HISTORY_LOCK);
        const { rows } = await sql<RecordKey>`
          select source, record_id as "recordId" from history_event where import_id = ${of} limit ${BATCH}`.execute(tx);
        if (rows.length === 0) return false;
        await noteImport(client, importId, [...new Set(rows.map(({ source }) => source))].sort());
        await takeAway(client, importId, rows);
        return true;
      }),
    );
  for (const each of earlier) {
    do stop?.throwIfAborted();
    while (await takeSome(each));
  }
}
