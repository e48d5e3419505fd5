import { ImportError } from '@vinlore/server-kit';
import { endedText } from './import-ended-text.ts';

/**
 * Lock held by everything that writes history events (imports, undos, removals) until its transaction ends.
 * Transactions are short, and replaced records are stored by one writer at a time.
 */
export const HISTORY_LOCK = `select pg_advisory_xact_lock(hashtext('history_event'))`;

/** Runs statements with parameters. */
export interface Queries {
  query(words: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * Records that an import adds records of these sources. Call it under {@link HISTORY_LOCK}, so that undoing the import
 * or removing a source later finds everything it added.
 *
 * @throws ImportError if the import was undone, or if a source is being removed or was removed after the import began
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
