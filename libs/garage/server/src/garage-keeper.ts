import type { Database } from '@vinlore/database';
import type { DataKeeper, DataOwner } from '@vinlore/server-kit';
import { mergedGarage } from './merged-garage.ts';
import { expensesOf } from './store/expense-store.ts';
import { endLink, linkOf } from './store/link-store.ts';
import { removeGarage, vehiclesOf } from './store/vehicle-store.ts';
import { expenseView } from './entry-view.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });

/**
 * Exports, merges, and deletes garages. Saved vehicles and notes belong to the member alone, so they are deleted with
 * the account (ADR 11).
 */
export function garageKeeper(database: Database): DataKeeper {
  return {
    name: 'garage',
    merge: mergedGarage,
    exportOf: async (owner) => {
      const vehicles = await vehiclesOf(database, ownerOf(owner));
      const expenses = await expensesOf(
        database,
        vehicles.map(({ id }) => id),
      );
      const link = await linkOf(database, ownerOf(owner));
      const saved = vehicles.map(({ id, vin, title, nickname, notes, unit, noted_reading, noted_on, added_at }) => ({
        ...{ vin, title, nickname, notes, unit, noted_reading, noted_on, added_at },
        expenses: expenses.filter(({ vehicle_id }) => vehicle_id === id).map(expenseView),
      }));
      if (!link) return { vehicles: saved, link: null };
      const { token: _token, account_id: _account, brand: _brand, vehicle_ids: ids, ...shown } = link;
      const shownVins = vehicles.filter(({ id }) => ids === null || ids.includes(id)).map(({ vin }) => vin);
      return { vehicles: saved, link: { ...shown, vehicles: shownVins, shows_new_vehicles: ids === null } };
    },
    // Closing the account ends the public link immediately, even if the account is reactivated within 14 days.
    close: async (tx, owner) => void (await endLink(tx, ownerOf(owner))),
    erase: async (tx, owner) => {
      await removeGarage(tx, ownerOf(owner));
      await endLink(tx, ownerOf(owner));
    },
  };
}
