import { createOpenData, OPEN_DATA, type OpenData, type OpenDataLoaders } from '@vinlore/data-server';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { canadaRecalls, nhtsaRecalls, TELL_WATCHERS_JOB } from '@vinlore/recall-server';
import { modelLoaders } from '@vinlore/model-server';
import type { Config, Logger } from '@vinlore/server-kit';
import { vpicLoader } from '@vinlore/vehicle-server';
import type { WebhookEvents } from '../webhook-events.ts';
import { syncApart } from './sync-apart.ts';

/** Dependencies of open data. */
export interface ComposeOpenDataDeps {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Tells those who want to know that a source has new data, in the transaction that activates it. */
  readonly onUpdated: WebhookEvents['sourceUpdated'];
  /** Whether to sync in a separate process. */
  readonly apart: boolean;
}

/** Government open data: each source with the slice that stores it. */
export function composeOpenData({
  config,
  database,
  jobs,
  clock,
  log,
  onUpdated,
  apart,
}: ComposeOpenDataDeps): OpenData {
  const today = () => clock().toISOString().slice(0, 10);
  const tellWatchers = (tx: Tx) => jobs.enqueue(tx, TELL_WATCHERS_JOB, {});
  return createOpenData({
    ...{ database, jobs, clock, log },
    facts: OPEN_DATA,
    loaders: announced(
      {
        ...modelLoaders(database),
        vpic: vpicLoader({ database, dataDir: config.DATA_DIR, clock }),
        recalls: nhtsaRecalls(database, today, tellWatchers),
        'canada-recalls': canadaRecalls(database, today, tellWatchers),
      },
      onUpdated,
    ),
    mode: config.OPEN_DATA,
    mirror: config.OPEN_DATA_MIRROR,
    dataDir: config.DATA_DIR,
    ...(apart && { apart: (stop) => syncApart(config.LOG_LEVEL, stop) }),
  });
}

/** The same loaders, each of which also tells that its data is now in use. */
function announced(loaders: OpenDataLoaders, onUpdated: WebhookEvents['sourceUpdated']): OpenDataLoaders {
  const each = Object.entries(loaders).map(([name, loader]) => [
    name,
    {
      ...loader,
      use: async (tx: Tx) => {
        await loader.use(tx);
        await onUpdated(tx, name);
      },
    },
  ]);
  return Object.fromEntries(each) as OpenDataLoaders;
}
