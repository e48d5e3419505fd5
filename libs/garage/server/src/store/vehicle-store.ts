import { type Database, tables, type Tx } from '@vinlore/database';
import { LARGEST_GARAGE } from '@vinlore/garage-domain';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Owner } from '../deps.ts';
import type { GarageTables } from '../tables.ts';

/** A saved vehicle as it is stored. */
export type StoredEntry = Selectable<GarageTables['garage_vehicle']>;

/** What is stored of a vehicle that is saved for the first time. */
export type NewEntry = Pick<
  Insertable<GarageTables['garage_vehicle']>,
  'vin' | 'title' | 'year' | 'make' | 'model' | 'series' | 'trim' | 'body'
>;

/** What its owner changes. */
export type VehicleChange = Pick<
  Updateable<GarageTables['garage_vehicle']>,
  'nickname' | 'notes' | 'unit' | 'noted_reading' | 'noted_on'
>;

const from = (source: Database | Tx) => tables<GarageTables>(source);

const ownVehicles = (source: Database | Tx, { brand, accountId }: Owner) =>
  from(source).selectFrom('garage_vehicle').selectAll().where('account_id', '=', accountId).where('brand', '=', brand);

/** The owner's vehicles, the newest first. @param ids only those of them that have these ids; null: all */
export async function vehiclesOf(
  source: Database | Tx,
  owner: Owner,
  ids: readonly string[] | null = null,
): Promise<StoredEntry[]> {
  if (ids?.length === 0) return [];
  const own = ownVehicles(source, owner).orderBy('added_at', 'desc').orderBy('id');
  return (ids ? own.where('id', 'in', ids) : own).execute();
}

/** One of the owner's vehicles; null where it is not theirs. */
export async function ownVehicle(source: Database | Tx, owner: Owner, id: string): Promise<StoredEntry | null> {
  return (await ownVehicles(source, owner).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, kept from changes by others until the transaction ends. */
export async function lockVehicle(tx: Tx, owner: Owner, id: string): Promise<StoredEntry | null> {
  return (await ownVehicles(tx, owner).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** One of them by its VIN, plain. */
async function vehicleByVin(source: Database | Tx, owner: Owner, vin: string): Promise<StoredEntry | null> {
  return (await ownVehicles(source, owner).where('vin', '=', vin).executeTakeFirst()) ?? null;
}

/**
 * Saves a vehicle; one that is there stays as it is. One save at a time for an account, so that none goes beyond the limit.
 *
 * @returns null where there are as many as there may be
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

/** Changes one of the owner's vehicles. @returns null where it is not theirs */
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

/** Removes one of the owner's vehicles, with its expenses. @returns false where it is not theirs */
export async function removeVehicle(tx: Tx, { brand, accountId }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await from(tx)
    .deleteFrom('garage_vehicle')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Empties the owner's garage. */
export async function removeGarage(tx: Tx, { brand, accountId }: Owner): Promise<void> {
  await from(tx).deleteFrom('garage_vehicle').where('account_id', '=', accountId).where('brand', '=', brand).execute();
}
