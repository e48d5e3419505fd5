import type { Database } from '@vinlore/database';
import { type ImportResult, type ImportWatch, runImport } from '@vinlore/server-kit';
import { keepEntries } from './keep-entries.ts';
import { type CatalogueRecord, readEntry, type ReadOptions } from './read-entry.ts';

/**
 * Imports an operator's trims, colors, options and packages with their prices, standard equipment, ratings, parts
 * content and specifications from a CSV or NDJSON file (docs/how-to/importing-a-catalogue.md). A line that comes again
 * from its source replaces what it said before, so that a file can be imported again, also after half of it.
 *
 * @throws ImportError for a file that cannot be read
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
