import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { purgeMailedTokens } from './accounts/mailed-tokens.ts';
import { purgeAttempts } from './attempts/counts.ts';
import { purgeHandOvers } from './staff/hand-over-store.ts';
import { purgeSessions } from './sessions/purge-sessions.ts';

/** Background jobs of this module: every hour, deletes expired rows that no longer grant or limit anything. */
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
