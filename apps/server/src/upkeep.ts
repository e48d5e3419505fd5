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
 * The server's own background work: every hour, deletes expired rate limit counters and unconfirmed mailing list
 * sign-ups, and expires approval requests; every day, deletes consent choices past their retention and stale failed
 * VINs.
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
