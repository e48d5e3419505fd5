import type { Gauges, GaugeValue } from '@vinlore/server-kit';
import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import { failedJobs, lateJobs } from '@vinlore/jobs';
import { lostObjects } from '@vinlore/objects';
import { lastBackup } from './backups.ts';
import { LATE_MINUTES } from './late-minutes.ts';
import { workersOf } from './workers.ts';

const figure = (name: string, help: string, value: number): GaugeValue => ({ name, help, labels: {}, value });
const countOf = (jobs: readonly { readonly count: number }[]) => jobs.reduce((sum, { count }) => sum + count, 0);

/** Connections in use and their limit, across all processes and pools. */
async function connectionsOf(database: Database): Promise<{ readonly used: number; readonly limit: number }> {
  const { rows } = await sql<{ used: number; limit: number }>`
    select count(*)::integer as used, current_setting('max_connections')::integer as limit
    from pg_stat_activity where backend_type = 'client backend'`.execute(database.kysely);
  return rows[0]!;
}

/** Metrics of the database, workers, jobs, and backups, read from the database so that every process reports the same. */
export const healthGauges =
  (database: Database): Gauges =>
  async () => {
    const [workers, failed, late, backup, connections, files] = await Promise.all([
      workersOf(database),
      failedJobs(database),
      lateJobs(database, LATE_MINUTES),
      lastBackup(database),
      connectionsOf(database),
      lostObjects(database),
    ]);
    return [
      figure('vinlore_database_up', '1 if the database responds; without a value if it doesn’t.', 1),
      figure('vinlore_database_connections', 'Connections to the database, of all its clients.', connections.used),
      figure('vinlore_database_connections_limit', 'Connections that the database takes.', connections.limit),
      figure('vinlore_workers', 'Processes that run jobs.', workers.running),
      figure('vinlore_jobs_failed', 'Jobs that failed permanently and haven’t been redone.', countOf(failed)),
      figure('vinlore_jobs_late', `Jobs overdue by more than ${LATE_MINUTES} minutes.`, countOf(late)),
      figure('vinlore_objects_lost', 'Pictures and files that the object store has lost or damaged.', files.lost),
      ...(backup
        ? [
            figure(
              'vinlore_backup_age_seconds',
              'Seconds since the last backup with npm run backup.',
              Math.round((Date.now() - backup.getTime()) / 1_000),
            ),
          ]
        : []),
    ];
  };
