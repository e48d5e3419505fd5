import type { Importers } from '@vinlore/data-server';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { importFuelEconomy } from '@vinlore/model-server';
import { importRecalls, TELL_WATCHERS_JOB } from '@vinlore/recall-server';
import { importHistory } from '@vinlore/report-server';
import { importCatalogue } from '@vinlore/sticker-server';
import { importPlates } from '@vinlore/vehicle-server';

/**
 * Importers for the command line and the desk. Records are stored under the source and its own id, so imports can be
 * repeated.
 */
export function composeImporters({
  database,
  jobs,
  clock,
}: {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: () => Date;
}): Importers {
  const today = () => clock().toISOString().slice(0, 10);
  return {
    recalls: async ({ file }, watch) => {
      const result = await importRecalls(database, file, today(), watch);
      if (result.kept > 0 && !watch.checkOnly)
        await database.transaction((tx) => jobs.enqueue(tx, TELL_WATCHERS_JOB, {}));
      return result;
    },
    history: ({ file, source, map, asOf, noted }, watch) =>
      importHistory(database, file, { source, map, asOf, today: today(), ...noted }, watch),
    'fuel-economy': ({ file }, watch) => importFuelEconomy(database, file, watch),
    catalogue: ({ file, source }, watch) => importCatalogue(database, file, { source, today: today() }, watch),
    plates: ({ file, source }, watch) => importPlates(database, file, source, watch),
  };
}
