import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { forgetUploads } from './file-store.ts';

/** How long a file waits for the message that takes it along: a draft that is left open overnight is still sent. */
const WAIT_MS = 24 * 60 * 60_000;

/** What forgetting files needs. */
interface ForgettingDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly brands: readonly Brand[];
  readonly clock: () => Date;
}

/** Deletes every hour what was uploaded a day ago and no message took along. */
export function defineForgetting({ database, jobs, brands, clock }: ForgettingDeps): void {
  const forget = async () => {
    const before = new Date(clock().getTime() - WAIT_MS);
    for (const { key } of brands) await forgetUploads(database, key, before);
  };
  jobs.define('tickets.forget-uploads', v.object({}), forget, { retries: 2, schedule: '17 * * * *' });
}
