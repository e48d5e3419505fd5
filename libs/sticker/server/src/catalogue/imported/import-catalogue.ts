import type { Database } from '@vinlore/database';
import { type ImportResult, type ImportWatch, runImport } from '@vinlore/server-kit';
import { keepEntries } from './keep-entries.ts';
import { type CatalogueRecord, readEntry, type ReadOptions } from './read-entry.ts';

/**
 * Imports an operator's trims, colors, options, and packages with prices, standard equipment, ratings, parts content,
 * and specifications from a CSV or NDJSON file (docs/how-to/importing-a-catalogue.md). A repeated line of the same
 * source replaces the earlier one, so an import can be repeated, even after it was interrupted.
 *
 * @throws ImportError if the file can't be read
 */
export function importCatalogue(
  database: Database,
  file: string,
  options: Pick<ReadOptions, 'source' | 'today'>,
  watch?: ImportWatch,
): Promise<ImportResult> {
  let place = 0;
  return runImport<CatalogueRecord>(
    file,
    {
      read: (record) => readEntry(record, ++place, options),
      write: (records) => database.maintenance((db) => keepEntries(db, records)),
    },
    watch,
  );
}
