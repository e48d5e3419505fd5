import { peopleOf } from '@vinlore/account-server';
import { purgeMailing } from '@vinlore/content-server';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { purgeSharedLimits } from '@vinlore/server-kit';
import { lapseApprovals } from '@vinlore/staff-server';
import { purgeFailedVins } from '@vinlore/vehicle-server';
import * as v from 'valibot';
import { purgeConsent } from './modules/consent/consent-module.ts';

/**
 * Background work of the server itself: each hour, counts of limits that are over are deleted, and addresses that were
 * left on a page and never confirmed, and requests that nobody approved in time expire; each day, answers to the question of measurement that were kept long enough, and
 * VINs that failed and that nobody asks for any more.
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
  jobs.define('server.lapse-approvals', v.object({}), () => lapseApprovals(database, peopleOf), {
    retries: 3,
    schedule: '56 * * * *',
  });
  jobs.define('server.purge-consent', v.object({}), () => purgeConsent(database, clock()), {
    retries: 3,
    schedule: '41 3 * * *',
  });
  jobs.define('server.purge-failed-vins', v.object({}), () => purgeFailedVins(database, clock()), {
    retries: 3,
    schedule: '44 3 * * *',
  });
}
