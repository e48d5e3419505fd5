import type { Database } from '@vinlore/database';
import { keepEvents, keepStatement } from '../events/keep-events.ts';
import { eventsOf, SAMPLE_AS_OF, SAMPLE_SOURCES } from './sample-car.ts';
import { SAMPLE_CARS } from './sample-cars.ts';

/**
 * Keeps the histories of the sample cars, marked as such wherever they show (decisions §5); only where sample accounts are
 * kept, too. The same however often the product starts.
 */
export async function seedSampleHistory(database: Database): Promise<void> {
  await keepEvents(database, SAMPLE_CARS.flatMap(eventsOf));
  for (const [name, covers] of Object.entries(SAMPLE_SOURCES)) {
    await keepStatement(database, [name], { asOf: SAMPLE_AS_OF, covers });
  }
}
