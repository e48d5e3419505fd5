import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { purgeMailedTokens } from './accounts/mailed-tokens.ts';
import { purgeAttempts } from './attempts/counts.ts';
import { purgeHandOvers } from './staff/hand-over-store.ts';
import { purgeSessions } from './sessions/purge-sessions.ts';

/** Background work of this module: each hour, what no longer opens or limits anything is deleted. */
export function defineAccountJobs(jobs: Jobs, database: Database, clock: () => Date = () => new Date()): void {
  jobs.define(
    'account.purge-sessions',
    v.object({}),
    async () => {
      await purgeSessions(database, clock());
      await purgeAttempts(database, clock());
      await purgeMailedTokens(database, clock());
      await purgeHandOvers(database, clock());
    },
    { retries: 3, schedule: '17 * * * *' },
  );
}
