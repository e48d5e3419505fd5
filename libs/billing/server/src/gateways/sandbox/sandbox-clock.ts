import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';

/** The sandbox's current time, which may be ahead of real time. */
export async function sandboxNow(database: Database, now: Date): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    select ${now}::timestamptz + coalesce((select ahead from sandbox_clock), interval '0') as now`.execute(
    tables(database),
  );
  return rows[0]!.now;
}

/** Advances the sandbox's clock so that renewals become due. @param ms 0 or more */
export async function advanceSandboxClock(database: Database, ms: number): Promise<void> {
  await sql`insert into sandbox_clock (ahead) values (make_interval(secs => ${ms / 1000}))
    on conflict (one) do update set ahead = sandbox_clock.ahead + excluded.ahead`.execute(tables(database));
}
