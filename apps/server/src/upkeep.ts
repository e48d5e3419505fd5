import { purgeMailing } from '@vinlore/content-server';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { purgeSharedLimits } from '@vinlore/server-kit';
import * as v from 'valibot';

/**
 * Background work of the server itself: each hour, counts of limits that are over are deleted, and addresses that were
 * left on a page and never confirmed.
 */
export function defineUpkeep(jobs: Jobs, database: Database, clock: () => Date): void {
  jobs.define('server.purge-limits', v.object({}), () => purgeSharedLimits(database, clock()), {
    retries: 3,
    schedule: '47 * * * *',
  });
  jobs.define('server.purge-mailing', v.object({}), () => purgeMailing(database, clock()), {
    retries: 3,
    schedule: '52 * * * *',
  });
}
