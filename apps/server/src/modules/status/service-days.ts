import { type ServiceDay, type ServiceName, SERVICES, type ServiceState } from '@vinlore/brand';
import { type Database, type Migration, tables } from '@vinlore/database';
import { sql } from 'kysely';

/** Days that the status page shows, today included. */
export const DAYS = 90;
/** A day with fewer bad minutes counts as good: a restart is no incident. */
const INCIDENT_MINUTES = 3;
/** Several processes measure; of one minute the first counts. */
const SAMPLE_SECONDS = 50;

/** Schema of the measured minutes, by service and day (UTC). */
export const statusMigrations: readonly Migration[] = [
  {
    name: '0001-service-days',
    async up(db) {
      await sql`create table service_day (
        service text not null,
        day date not null,
        ok integer not null default 0,
        degraded integer not null default 0,
        down integer not null default 0,
        sampled_at timestamptz not null,
        primary key (service, day)
      )`.execute(db);
    },
  },
];

/** Minutes measured on one day. */
interface DayRow {
  readonly service: ServiceName;
  readonly day: string;
  readonly ok: number;
  readonly degraded: number;
  readonly down: number;
}

/** Days by service. */
export type ServiceDays = ReadonlyMap<ServiceName, ReadonlyMap<string, DayRow>>;

/**
 * Adds minutes to today, unless another process has measured since, and deletes days that are no longer shown.
 *
 * @param since start of an outage that is over now; null for a regular minute
 */
export async function addMinutes(
  database: Database,
  states: Readonly<Record<ServiceName, ServiceState>>,
  minutes: number,
  since: Date | null = null,
): Promise<void> {
  const limit = since ?? sql`now() - make_interval(secs => ${SAMPLE_SECONDS})`;
  const count = (state: ServiceState) => SERVICES.map((service) => (states[service] === state ? minutes : 0));
  await sql`insert into service_day (service, day, ok, degraded, down, sampled_at)
    select service, (now() at time zone 'utc')::date, ok, degraded, down, now()
    from unnest(${[...SERVICES]}::text[], ${count('ok')}::integer[], ${count('degraded')}::integer[], ${count('down')}::integer[])
      as sample (service, ok, degraded, down)
    on conflict (service, day) do update set
      ok = service_day.ok + excluded.ok, degraded = service_day.degraded + excluded.degraded,
      down = service_day.down + excluded.down, sampled_at = now()
    where service_day.sampled_at <= ${limit}`.execute(tables<object>(database));
  await sql`delete from service_day where day <= (now() at time zone 'utc')::date - ${DAYS}::integer`.execute(
    tables<object>(database),
  );
}

/** Reads all days that are shown. */
export async function readDays(database: Database): Promise<ServiceDays> {
  const { rows } = await sql<DayRow>`select service, day, ok, degraded, down from service_day
    where day > (now() at time zone 'utc')::date - ${DAYS}::integer`.execute(tables<object>(database));
  return new Map(
    SERVICES.map((service) => [
      service,
      new Map(rows.filter((row) => row.service === service).map((row) => [row.day, row])),
    ]),
  );
}

function stateOf({ ok, degraded, down }: DayRow): ServiceState | null {
  if (ok + degraded + down === 0) return null;
  if (down >= INCIDENT_MINUTES) return 'down';
  return down + degraded >= INCIDENT_MINUTES ? 'degraded' : 'ok';
}

/** The last 90 days of a service, oldest first. @param today such as `2026-11-30` */
export function daysOf(days: ServiceDays, service: ServiceName, today: string): ServiceDay[] {
  const start = Date.parse(today) - (DAYS - 1) * 86_400_000;
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(start + index * 86_400_000).toISOString().slice(0, 10);
    const row = days.get(service)?.get(day);
    const state = row ? stateOf(row) : null;
    return { day, state, minutes: row && state !== 'ok' ? row.degraded + row.down : 0 };
  });
}
