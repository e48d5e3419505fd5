import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import { type SliceMigrations } from '@vinlore/database';

/** The schema that holds jobs, beside the slices' tables. */
export const SCHEMA = 'jobs';

/**
 * pg-boss' own tables, made by our migrations so that backup, restore and start treat them like all others.
 *
 * pg-boss makes a partition per queue at run time; here one partition holds the jobs of all queues: no table is made
 * while a request waits, and a restored database needs no knowledge of queues.
 */
export const jobsMigrations: SliceMigrations = {
  slice: 'jobs',
  migrations: [
    {
      name: '0001-pg-boss',
      up: async (db) => {
        await sql.raw(withinTransaction(PgBoss.getConstructionPlans(SCHEMA))).execute(db);
        await sql`create table jobs.job_common partition of jobs.job default`.execute(db);
        await sql`create index on jobs.job_common (name, start_after) include (priority, created_on, id)
          where state < 'active'`.execute(db);
      },
    },
  ],
};

/** The migration has its transaction already. */
const withinTransaction = (plans: string) => plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
