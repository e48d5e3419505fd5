import { createOpenData, OPEN_DATA, type OpenData } from '@vinlore/data-server';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { canadaRecalls, nhtsaRecalls, TELL_WATCHERS_JOB } from '@vinlore/recall-server';
import { modelLoaders } from '@vinlore/model-server';
import type { Config, Logger } from '@vinlore/server-kit';
import { vpicLoader } from '@vinlore/vehicle-server';
import { syncApart } from './sync-apart.ts';

/** Dependencies of open data. */
export interface ComposeOpenDataDeps {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Whether to sync in a separate process. */
  readonly apart: boolean;
}

/** Government open data: each source with the slice that stores it. */
export function composeOpenData({ config, database, jobs, clock, log, apart }: ComposeOpenDataDeps): OpenData {
  const today = () => clock().toISOString().slice(0, 10);
  const tellWatchers = (tx: Tx) => jobs.enqueue(tx, TELL_WATCHERS_JOB, {});
  return createOpenData({
    ...{ database, jobs, clock, log },
    facts: OPEN_DATA,
    loaders: {
      ...modelLoaders(database),
      vpic: vpicLoader({ database, dataDir: config.DATA_DIR, clock }),
      recalls: nhtsaRecalls(database, today, tellWatchers),
      'canada-recalls': canadaRecalls(database, today, tellWatchers),
    },
    mode: config.OPEN_DATA,
    mirror: config.OPEN_DATA_MIRROR,
    dataDir: config.DATA_DIR,
    ...(apart && { apart: (stop) => syncApart(config.LOG_LEVEL, stop) }),
  });
}
