import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { purgeEmailChanges } from './email-change-store.ts';

/** Background work of this module: each hour, new emails that nobody confirmed are deleted. */
export function defineProfileJobs(jobs: Jobs, database: Database, clock: () => Date = () => new Date()): void {
  jobs.define('profile.purge-email-changes', v.object({}), () => purgeEmailChanges(database, clock()), {
    retries: 3,
    schedule: '27 * * * *',
  });
}
