import { type RawBuilder, sql } from 'kysely';
import { tables, type Tx } from '@vinlore/database';

/**
 * Takes jobs away, whatever their state, so that no data of a person who is erased waits in them.
 *
 * @param which a condition on the job's columns, such as `data` (its payload, jsonb) and `state`
 */
export async function deleteJobs(tx: Tx, name: string, which: RawBuilder<boolean>): Promise<void> {
  for (const table of ['jobs.job', 'jobs.archive'])
    await sql`delete from ${sql.table(table)} where name = ${name} and (${which})`.execute(tables<object>(tx));
}
