import { type Database, tables, type Tx } from '@vinlore/database';
import { LineFault } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { keepEntries } from '../imported/keep-entries.ts';
import { readEntry, SAMPLE_SOURCE } from '../imported/read-entry.ts';
import { SAMPLE_CLASSICS } from './sample-classics.ts';
import { SAMPLE_MODERN } from './sample-modern.ts';

/** Date we wrote the samples. */
const WRITTEN = '2026-11-20';

/**
 * Seeds the sample catalog, marked as such wherever it's shown (docs/decisions.md §5), together with the sample
 * accounts. An operator's data for the same vehicle takes precedence.
 */
export async function seedSampleCatalogue(database: Database): Promise<void> {
  const entries = [...SAMPLE_CLASSICS, ...SAMPLE_MODERN].map((line, place) => {
    const entry = readEntry(line, place, { source: SAMPLE_SOURCE, today: WRITTEN, sample: true });
    if (entry instanceof LineFault)
      throw new Error(`Invalid line in the sample catalog ${entry.words.en}: ${JSON.stringify(line)}`);
    return entry;
  });
  await database.maintenance((db) => keepEntries(db, entries));
}

/** Deletes the sample catalog in production. */
export async function dropSampleCatalogue(tx: Tx): Promise<void> {
  await sql`delete from catalogue_entry where source = ${SAMPLE_SOURCE} and sample`.execute(tables<object>(tx));
}
