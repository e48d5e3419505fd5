import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { purgeEmailChanges } from './email-change-store.ts';

/** Background jobs of this module: every hour, deletes expired email changes. */
export function defineProfileJobs(jobs: Jobs, database: Database, clock: () => Date = () => new Date()): void {
  jobs.define('profile.purge-email-changes', v.object({}), () => purgeEmailChanges(database, clock()), {
    retries: 3,
    schedule: '27 * * * *',
  });
}
