import { type Database, tables, type Tx } from '@vinlore/database';
import type { RecallQuery } from '@vinlore/recall-domain';
import { sql } from 'kysely';
import type { RecallTables } from '../tables.ts';
import { type AskedWatch, holdAddress, keyOf } from './watch-store.ts';

/** Maximum number of vehicles with alerts per member, the same as in a garage. */
export const MOST_OWN_WATCHES = 200;

const watches = (db: Database | Tx) => tables<RecallTables>(db);

/**
 * Starts confirmed alerts for a member, whose email address is verified. Existing alerts are kept.
 *
 * @returns false if the limit is reached
 */
export async function beginOwnWatch(tx: Tx, asked: AskedWatch, at: Date): Promise<boolean> {
  const { brand, email, language, vehicle, known } = asked;
  const { year, make, model, series = null, trim = null, title } = vehicle;
  const vehicle_key = keyOf(vehicle);
  await holdAddress(tx, brand, email);
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

/** Ends a member's alerts for a vehicle, if any. */
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

/** Ends all alerts of an address in a brand. */
export async function endWatchesOf(
  tx: Tx,
  { brand, email }: Pick<AskedWatch, 'brand' | 'email'>,
  at: Date,
): Promise<void> {
  await watches(tx)
    .updateTable('recall_watch')
    .set({ confirmed_at: null, ended_at: at })
    .where('brand', '=', brand)
    .where('email', '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Moves alerts to a member's new email address, including those requested by form and confirmed from the old one. If
 * both addresses have alerts for a vehicle, one is kept, preferably a confirmed one.
 */
export async function moveWatches(
  tx: Tx,
  mailbox: { readonly brand: string; readonly from: string; readonly to: string },
): Promise<void> {
  const { brand } = mailbox;
  const [from, to] = [mailbox.from.toLowerCase(), mailbox.to.toLowerCase()];
  for (const email of [from, to].sort()) await holdAddress(tx, brand, email);
  const keysOf = (email: string, confirmed: boolean) => {
    const keys = watches(tx)
      .selectFrom('recall_watch')
      .select('vehicle_key')
      .where('brand', '=', brand)
      .where('email', '=', email);
    return confirmed ? keys.where('confirmed_at', 'is not', null) : keys;
  };
  const rowsOf = (email: string) =>
    watches(tx).deleteFrom('recall_watch').where('brand', '=', brand).where('email', '=', email);
  await rowsOf(to).where('confirmed_at', 'is', null).where('vehicle_key', 'in', keysOf(from, true)).execute();
  await rowsOf(from).where('vehicle_key', 'in', keysOf(to, false)).execute();
  await watches(tx)
    .updateTable('recall_watch')
    .set({ email: to })
    .where('brand', '=', brand)
    .where('email', '=', from)
    .execute();
}

/** Returns whether an address has confirmed, active alerts for each vehicle. */
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
