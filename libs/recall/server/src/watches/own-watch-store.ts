import { type Database, tables, type Tx } from '@vinlore/database';
import type { RecallQuery } from '@vinlore/recall-domain';
import { sql } from 'kysely';
import type { RecallTables } from '../tables.ts';
import { type AskedWatch, keyOf } from './watch-store.ts';

/** Vehicles that a member may watch: as many as a garage holds. */
export const MOST_OWN_WATCHES = 200;

const watches = (db: Database | Tx) => tables<RecallTables>(db);

/**
 * Begins a member's watch, confirmed: their mailbox is known to be theirs. One that runs goes on.
 *
 * @returns false where they watch as many as they may
 */
export async function beginOwnWatch(tx: Tx, asked: AskedWatch, at: Date): Promise<boolean> {
  const { brand, email, language, vehicle, known } = asked;
  const { year, make, model, series = null, trim = null, title } = vehicle;
  const vehicle_key = keyOf(vehicle);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recall-watch ${brand} ${email}`}, 0))`.execute(
    watches(tx),
  );
  const { others } = await watches(tx)
    .selectFrom('recall_watch')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('brand', '=', brand)
    .where('email', '=', email)
    .where('vehicle_key', '<>', vehicle_key)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(others) >= MOST_OWN_WATCHES) return false;
  const named = { year, make, model, series, trim, title };
  await watches(tx)
    .insertInto('recall_watch')
    .values({ brand, email, language, vehicle_key, ...named, told: [...known], asked_at: at, confirmed_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'email', 'vehicle_key'])
        .doUpdateSet({
          language,
          confirmed_at: at,
          ended_at: null,
          told: sql`array(select distinct unnest(recall_watch.told || excluded.told))`,
        })
        .where('recall_watch.confirmed_at', 'is', null),
    )
    .execute();
  return true;
}

/** Ends a member's watch of a vehicle, where there is one. */
export async function endOwnWatch(
  tx: Tx,
  { brand, email, vehicle }: Pick<AskedWatch, 'brand' | 'email' | 'vehicle'>,
  at: Date,
): Promise<void> {
  await watches(tx)
    .updateTable('recall_watch')
    .set({ confirmed_at: null, ended_at: at })
    .where('brand', '=', brand)
    .where('email', '=', email)
    .where('vehicle_key', '=', keyOf(vehicle))
    .where('ended_at', 'is', null)
    .execute();
}

/** For each vehicle, whether mails about its new recalls go to an address: confirmed and not ended. */
export async function watchedVehicles(
  database: Database,
  { brand, email }: Pick<AskedWatch, 'brand' | 'email'>,
  vehicles: readonly RecallQuery[],
): Promise<boolean[]> {
  if (vehicles.length === 0) return [];
  const keys = vehicles.map(keyOf);
  const rows = await watches(database)
    .selectFrom('recall_watch')
    .select('vehicle_key')
    .where('brand', '=', brand)
    .where('email', '=', email.toLowerCase())
    .where('vehicle_key', 'in', keys)
    .where('confirmed_at', 'is not', null)
    .execute();
  const watched = new Set(rows.map(({ vehicle_key }) => vehicle_key));
  return keys.map((key) => watched.has(key));
}
