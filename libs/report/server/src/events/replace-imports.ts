import type { Database } from '@vinlore/database';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { HISTORY_LOCK, noteImport, type Queries } from './import-guard.ts';
import { type RecordKey, takeAway } from './keep-events.ts';

/** Records per transaction: others wait for a moment only. */
const BATCH = 5_000;

const queriesOf = (tx: Kysely<object>): Queries => ({
  query: (words, values = []) => tx.executeQuery(CompiledQuery.raw(words, values)),
});

/**
 * Takes away what earlier imports of the same file made and this one did not make again, such as under another mapping: at
 * the end of an import, a batch at a time. What another import has replaced since stays that one's.
 *
 * @param earlier ids of imports
 * @param stop ends it between two batches
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
