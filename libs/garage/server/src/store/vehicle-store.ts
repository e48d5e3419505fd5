import { type Database, tables, type Tx } from '@vinlore/database';
import { LARGEST_GARAGE } from '@vinlore/garage-domain';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Owner } from '../deps.ts';
import type { GarageTables } from '../tables.ts';

/** Row of a saved vehicle. */
export type StoredEntry = Selectable<GarageTables['garage_vehicle']>;

/** Columns of a newly saved vehicle. */
export type NewEntry = Pick<
  Insertable<GarageTables['garage_vehicle']>,
  'vin' | 'title' | 'year' | 'make' | 'model' | 'series' | 'trim' | 'body'
>;

/** Columns the owner can update. */
export type VehicleChange = Pick<
  Updateable<GarageTables['garage_vehicle']>,
  'nickname' | 'notes' | 'unit' | 'noted_reading' | 'noted_on'
>;

const from = (source: Database | Tx) => tables<GarageTables>(source);

const ownVehicles = (source: Database | Tx, { brand, accountId }: Owner) =>
  from(source).selectFrom('garage_vehicle').selectAll().where('account_id', '=', accountId).where('brand', '=', brand);

/** Returns the owner's vehicles, newest first. @param ids limits the result to these ids; null returns all */
export async function vehiclesOf(
  source: Database | Tx,
  owner: Owner,
  ids: readonly string[] | null = null,
): Promise<StoredEntry[]> {
  if (ids?.length === 0) return [];
  const own = ownVehicles(source, owner).orderBy('added_at', 'desc').orderBy('id');
  return (ids ? own.where('id', 'in', ids) : own).execute();
}

/** Returns one of the owner's vehicles, or null if it isn't theirs. */
export async function ownVehicle(source: Database | Tx, owner: Owner, id: string): Promise<StoredEntry | null> {
  return (await ownVehicles(source, owner).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Same as above, with a row lock until the end of the transaction. */
export async function lockVehicle(tx: Tx, owner: Owner, id: string): Promise<StoredEntry | null> {
  return (await ownVehicles(tx, owner).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Returns one of the owner's vehicles by its normalized VIN. */
async function vehicleByVin(source: Database | Tx, owner: Owner, vin: string): Promise<StoredEntry | null> {
  return (await ownVehicles(source, owner).where('vin', '=', vin).executeTakeFirst()) ?? null;
}

/**
 * Inserts a vehicle, or returns the existing one unchanged. Takes a lock per account, so concurrent saves can't exceed
 * the limit.
 *
 * @returns null if the limit is reached
 */
export async function saveVehicle(
  tx: Tx,
  owner: Owner,
  vehicle: NewEntry,
  at: Date,
): Promise<{ readonly vehicle: StoredEntry; readonly known: boolean } | null> {
  const { brand, accountId: account_id } = owner;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`garage ${brand} ${account_id}`}, 0))`.execute(from(tx));
  const known = await vehicleByVin(tx, owner, vehicle.vin);
  if (known) return { vehicle: known, known: true };
  const { count } = await from(tx)
    .selectFrom('garage_vehicle')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (Number(count) >= LARGEST_GARAGE) return null;
  const saved = await from(tx)
    .insertInto('garage_vehicle')
    .values({ ...vehicle, brand, account_id, added_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { vehicle: saved, known: false };
}

/** Updates one of the owner's vehicles. @returns null if it isn't theirs */
export async function changeVehicle(
  tx: Tx,
  { brand, accountId }: Owner,
  id: string,
  change: VehicleChange,
): Promise<StoredEntry | null> {
  const row = await from(tx)
    .updateTable('garage_vehicle')
    .set(change)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes one of the owner's vehicles and its expenses. @returns false if it isn't theirs */
export async function removeVehicle(tx: Tx, { brand, accountId }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await from(tx)
    .deleteFrom('garage_vehicle')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes everything in the owner's garage. */
export async function removeGarage(tx: Tx, { brand, accountId }: Owner): Promise<void> {
  await from(tx).deleteFrom('garage_vehicle').where('account_id', '=', accountId).where('brand', '=', brand).execute();
}
