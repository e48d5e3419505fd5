import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { forgetUploads } from './file-store.ts';

/** How long an upload waits for its message: a draft left open overnight can still be sent. */
const WAIT_MS = 24 * 60 * 60_000;

/** Dependencies of the cleanup. */
interface ForgettingDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly brands: readonly Brand[];
  readonly clock: () => Date;
}

/** Deletes, every hour, unclaimed uploads older than a day. */
export function defineForgetting({ database, jobs, brands, clock }: ForgettingDeps): void {
  const forget = async () => {
    const before = new Date(clock().getTime() - WAIT_MS);
    for (const { key } of brands) await forgetUploads(database, key, before);
  };
  jobs.define('tickets.forget-uploads', v.object({}), forget, { retries: 2, schedule: '17 * * * *' });
}
