import { type Database, tables } from '@vinlore/database';
import { WEBHOOK_KEPT_DAYS } from '@vinlore/platform-domain';
import { type Kysely, sql } from 'kysely';

const DAY_MS = 86_400_000;
/** Rows per statement. */
const BATCH = 5_000;

/** Repeats a statement until it finds nothing more. */
async function untilNone(db: Kysely<object>, statement: ReturnType<typeof sql>): Promise<void> {
  while (((await statement.execute(db)).numAffectedRows ?? 0n) > 0n);
}

/** Deletes removed endpoints, and events with their deliveries after 30 days, whether they have arrived or not. */
export async function purgeWebhooks(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WEBHOOK_KEPT_DAYS * DAY_MS);
  await database.maintenance(async (kysely) => {
    const db = tables<object>(kysely);
    const old = sql`select id from webhook_event where created_at < ${before} order by created_at limit ${BATCH}`;
    let events = BATCH;
    while (events === BATCH) {
      const gone = sql`with old as (${old}), delivery as (
          delete from webhook_delivery where event_id in (select id from old) returning endpoint_id, object_id
        )
        -- What waits behind a deleted delivery may go.
        update webhook_delivery set held = false
        where held and (endpoint_id, object_id) in (select endpoint_id, object_id from delivery)
          and event_id not in (select id from old)`;
      events = (await old.execute(db)).rows.length;
      await gone.execute(db);
      await sql`delete from webhook_event where id in (${old})
        and not exists (select from webhook_delivery where event_id = webhook_event.id)`.execute(db);
    }
    const dead = sql`select id from webhook_endpoint where disabled = 'removed'`;
    await untilNone(
      db,
      sql`delete from webhook_delivery where id in (
        select id from webhook_delivery where endpoint_id in (${dead}) limit ${BATCH})`,
    );
    await sql`delete from webhook_endpoint where disabled = 'removed'
      and not exists (select from webhook_delivery where endpoint_id = webhook_endpoint.id)`.execute(db);
  });
}
