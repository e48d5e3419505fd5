import { type Database } from '@vinlore/database';
import { sql } from 'kysely';

/** Retention for VINs that nobody looks up again. */
const DAYS = 365;

/** Maximum stored per brand, so made-up VINs can't fill the disk. */
const MOST = 1_000_000;

/** Deletes failed VINs that nobody looked up within a year and, over the limit, the least requested ones. */
export async function purgeFailedVins(database: Database, now: Date, most = MOST): Promise<void> {
  const before = new Date(now.getTime() - DAYS * 24 * 3_600_000);
  await database.maintenance(async (db) => {
    await sql`delete from vehicle_error_vin where last_at < ${before}`.execute(db);
    await sql`
      delete from vehicle_error_vin as failed using (
        select brand, vin, row_number() over (partition by brand order by handled, count desc, last_at desc) as rank
        from vehicle_error_vin) as ranked
      where ranked.rank > ${most} and failed.brand = ranked.brand and failed.vin = ranked.vin`.execute(db);
  });
}
