import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { purgeChallenges } from './challenges.ts';

/** Background jobs of this module: every hour, deletes consumed challenges that have expired. */
export function definePasskeyJobs(jobs: Jobs, database: Database, clock: () => Date): void {
  jobs.define('passkey.purge-challenges', v.object({}), () => purgeChallenges(database, clock()), {
    retries: 3,
    schedule: '27 * * * *',
  });
}
