import { type Database, tables, type Tx } from '@vinlore/database';
import { type Expense, MOST_EXPENSES } from '@vinlore/garage-domain';
import type { Selectable } from 'kysely';
import type { GarageTables } from '../tables.ts';

/** Row of an expense. */
export type StoredExpense = Selectable<GarageTables['garage_expense']>;

const from = (source: Database | Tx) => tables<GarageTables>(source);

/** Returns the expenses of vehicles, newest first. */
export async function expensesOf(source: Database | Tx, vehicleIds: readonly string[]): Promise<StoredExpense[]> {
  if (vehicleIds.length === 0) return [];
  return from(source)
    .selectFrom('garage_expense')
    .selectAll()
    .where('vehicle_id', 'in', vehicleIds)
    .orderBy('day', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns the latest reading entered with an expense for each vehicle that has one. */
export async function latestReadings(
  source: Database,
  vehicleIds: readonly string[],
): Promise<Pick<StoredExpense, 'vehicle_id' | 'day' | 'odometer'>[]> {
  if (vehicleIds.length === 0) return [];
  return from(source)
    .selectFrom('garage_expense')
    .distinctOn('vehicle_id')
    .select(['vehicle_id', 'day', 'odometer'])
    .where('vehicle_id', 'in', vehicleIds)
    .where('odometer', 'is not', null)
    .orderBy('vehicle_id')
    .orderBy('day', 'desc')
    .orderBy('odometer', 'desc')
    .execute();
}

/**
 * Inserts an expense, or updates the one with this id without changing its currency.
 *
 * @param vehicle row locked by the caller, so concurrent inserts can't exceed the limit
 * @returns null if the limit is reached
 */
export async function keepExpense(
  tx: Tx,
  vehicle: { readonly id: string; readonly brand: string },
  expense: Expense,
): Promise<StoredExpense | null> {
  const expenses = from(tx);
  const { others } = await expenses
    .selectFrom('garage_expense')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('vehicle_id', '=', vehicle.id)
    .where('id', '<>', expense.id)
    .executeTakeFirstOrThrow();
  if (Number(others) >= MOST_EXPENSES) return null;
  const { day, kind, amount, odometer, note } = expense;
  return expenses
    .insertInto('garage_expense')
    .values({ ...expense, vehicle_id: vehicle.id, brand: vehicle.brand })
    .onConflict((conflict) => conflict.columns(['vehicle_id', 'id']).doUpdateSet({ day, kind, amount, odometer, note }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes an expense of a vehicle. */
export async function removeExpense(tx: Tx, vehicleId: string, id: string): Promise<void> {
  await from(tx).deleteFrom('garage_expense').where('vehicle_id', '=', vehicleId).where('id', '=', id).execute();
}
