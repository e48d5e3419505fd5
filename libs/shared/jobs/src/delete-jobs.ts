import { type RawBuilder, sql } from 'kysely';
import { tables, type Tx } from '@vinlore/database';

/**
 * Deletes jobs in any state, so no data of an erased person remains in them.
 *
 * @param which a condition on the job's columns, such as `data` (its payload, jsonb) and `state`
 */
export async function deleteJobs(tx: Tx, name: string, which: RawBuilder<boolean>): Promise<void> {
  for (const table of ['jobs.job', 'jobs.archive'])
    await sql`delete from ${sql.table(table)} where name = ${name} and (${which})`.execute(tables<object>(tx));
}

/** A deleted job. */
interface TakenJob {
  readonly id: string;
  readonly data: object;
}

/**
 * Deletes the permanently failed jobs of a name.
 *
 * @param until only those that had failed by then
 * @returns them, oldest first
 */
export async function takeFailed(tx: Tx, name: string, until: Date): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob & { completed_on: Date }>`
    with here as (
      delete from jobs.job where name = ${name} and state = 'failed' and date_trunc('milliseconds', completed_on) <= ${until}
      returning id, data, completed_on
    ), archived as (
      delete from jobs.archive where name = ${name} and state = 'failed' and date_trunc('milliseconds', completed_on) <= ${until}
      returning id, data, completed_on
    )
    select * from here union all select * from archived order by completed_on`.execute(tables<object>(tx));
  return rows;
}
