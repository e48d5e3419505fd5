import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import type { AgentsOf } from './agents.ts';
import { type AssignedTable, releaseLost } from './assign.ts';

/** Dependencies of the release job. */
interface ReleaseDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly brands: readonly Brand[];
  readonly agentsOf: AgentsOf;
}

/**
 * Unassigns, every minute, tickets and chats of agents who lost their permission: through an owner, a command, or with
 * their account.
 */
export function defineRelease(
  { database, jobs, brands, agentsOf }: ReleaseDeps,
  name: string,
  table: AssignedTable,
): void {
  const release = async () => {
    for (const { key } of brands) await releaseLost(database, table, key, agentsOf);
  };
  jobs.define(name, v.object({}), release, { retries: 2, schedule: '* * * * *' });
}
