import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import { type SliceMigrations } from '@vinlore/database';

/** The schema for jobs, beside the slices' tables. */
export const SCHEMA = 'jobs';

/**
 * pg-boss' own tables, created by our migrations so that backup, restore and startup treat them like all others.
 *
 * pg-boss creates a partition per queue at run time; here one partition has the jobs of all queues: no table is created
 * during a request, and a restored database needs no knowledge of queues.
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

/** The migration already runs in a transaction. */
const withinTransaction = (plans: string) => plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
