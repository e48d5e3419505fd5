import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { keepEvents, keepStatement } from '../events/keep-events.ts';
import { eventsOf, SAMPLE_AS_OF, SAMPLE_SOURCES } from './sample-car.ts';
import { SAMPLE_CARS } from './sample-cars.ts';

/**
 * Stores the histories of the sample vehicles, marked as samples wherever they are shown (docs/decisions.md §5); only
 * together with sample accounts. Running it again changes nothing.
 */
export async function seedSampleHistory(database: Database): Promise<void> {
  await keepEvents(database, SAMPLE_CARS.flatMap(eventsOf));
  for (const [name, covers] of Object.entries(SAMPLE_SOURCES)) {
    await keepStatement(database, [name], { asOf: SAMPLE_AS_OF, covers });
  }
}

/** Deletes the histories of the sample vehicles and their sources in production. */
export async function dropSampleHistory(tx: Tx): Promise<void> {
  const sources = Object.keys(SAMPLE_SOURCES);
  for (const [table, source] of [
    ['history_event', 'source'],
    ['history_source', 'name'],
  ] as const)
    await sql`delete from ${sql.table(table)} where ${sql.ref(source)} = any (${sources}::text[]) and sample`.execute(
      tables<object>(tx),
    );
}
