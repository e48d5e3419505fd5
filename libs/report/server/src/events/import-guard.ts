import { ImportError } from '@vinlore/server-kit';
import { endedText } from './import-ended-text.ts';

/**
 * Held by whatever writes history events, until its transaction ends: an import's batch, an undo's, a removal's. Each is
 * short, and what a record was is noted by one at a time.
 */
export const HISTORY_LOCK = `select pg_advisory_xact_lock(hashtext('history_event'))`;

/** What runs a statement with parameters. */
export interface Queries {
  query(words: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * Notes that an import brings records of these sources. Call it under {@link HISTORY_LOCK}: whoever undoes the import or
 * removes a source afterwards finds all that it brought.
 *
 * @throws ImportError where the import was undone, or a source is being removed, or was after the import had begun
 */
export async function noteImport(client: Queries, importId: string | null, sources: readonly string[]): Promise<void> {
  const { rows: leaving } = await client.query(
    'select name from history_source where name = any ($1::text[]) and removed_at is not null limit 1',
    [sources],
  );
  const [source] = leaving as { name: string }[];
  if (source) throw new ImportError(endedText('historyImport.sourceLeaves', { source: source.name }));
  if (importId === null) return;
  await client.query('insert into history_import (id) values ($1) on conflict do nothing', [importId]);
  const { rows: undone } = await client.query('select id from history_import where id = $1 and undone_at is not null', [
    importId,
  ]);
  if (undone.length > 0) throw new ImportError(endedText('historyImport.undone'));
  await client.query(
    `insert into history_import_source (import_id, source) select $1, unnest($2::text[]) on conflict do nothing`,
    [importId, sources],
  );
  const { rows: gone } = await client.query(
    'select source from history_import_source where import_id = $1 and source = any ($2::text[]) and removed_at is not null limit 1',
    [importId, sources],
  );
  const [removed] = gone as { source: string }[];
  if (removed) throw new ImportError(endedText('historyImport.sourceRemoved', { source: removed.source }));
}
