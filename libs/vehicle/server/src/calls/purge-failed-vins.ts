import { type Database } from '@vinlore/database';
import { sql } from 'kysely';

/** How long a VIN is kept that nobody asks for again. */
const DAYS = 365;

/** Of each brand so many are kept: whoever sends made-up VINs fills no disk. */
const MOST = 1_000_000;

/** Forgets VINs that failed and were not asked for within a year, and of too many those that were asked for least. */
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
