import { recordAct } from '@vinlore/audit';
import { type garageContract, LARGEST_GARAGE } from '@vinlore/garage-domain';
import { type Handlers, refuse } from '@vinlore/server-kit';
import { plainVin } from '@vinlore/vehicle-domain';
import type { GarageDeps } from '../deps.ts';
import { nameVehicle } from '../name-vehicle.ts';
import { changeVehicle, removeVehicle, saveVehicle, vehiclesOf } from '../store/vehicle-store.ts';
import { leaveLink } from '../store/link-store.ts';
import { recallQuery, entryViews, wholeEntry } from '../entry-view.ts';
import { ownerOf, readerOf, vehicleOf } from './own-vehicle.ts';

type Rows = Pick<
  typeof garageContract,
  'garageChange' | 'garageList' | 'garageRecalls' | 'garageRemove' | 'garageSave' | 'garageVehicle'
>;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Handlers that save, read, update, and remove vehicles. The owner's notes are private and never appear in the audit
 * log.
 */
export function vehicleCalls(deps: GarageDeps): Handlers<Rows> {
  const { database, decode, recalls, clock } = deps;
  return {
    garageList: async (_input, context) => ({
      vehicles: await entryViews(deps, readerOf(context), await vehiclesOf(database, ownerOf(context))),
    }),
    garageSave: async ({ vin: typed }, context) => {
      const { brand, text } = context;
      const owner = ownerOf(context);
      const named = nameVehicle(plainVin(typed), decode);
      if ('suggestions' in named) return refuse(422, text.t('garage.wrongVin'), { suggestions: named.suggestions });
      const saved = await database.transaction(async (tx) => {
        const entry = await saveVehicle(tx, owner, named, clock());
        if (!entry) return refuse(422, text.t('garage.full', { most: LARGEST_GARAGE }));
        if (entry.known) return entry;
        await recordAct(tx, {
          brand: brand.key,
          actor: owner.accountId,
          act: 'garage.vehicle-saved',
          subject: { kind: 'garage-vehicle', id: entry.vehicle.id },
        });
        return entry;
      });
      const [view] = await entryViews(deps, readerOf(context), [saved.vehicle]);
      return { ...view!, known: saved.known };
    },
    garageVehicle: async ({ id }, context) =>
      wholeEntry(deps, readerOf(context), await vehicleOf(database, context, id)),
    garageChange: async ({ id, nickname, notes, unit, mileage }, context) => {
      const noted =
        mileage === undefined ? {} : { noted_reading: mileage, noted_on: mileage === null ? null : dayOf(clock()) };
      const change = {
        ...(nickname !== undefined && { nickname }),
        ...(notes !== undefined && { notes }),
        ...(unit !== undefined && { unit }),
        ...noted,
      };
      const isChange = Object.keys(change).length > 0;
      const vehicle = isChange
        ? await database.transaction((tx) => changeVehicle(tx, ownerOf(context), id, change))
        : await vehicleOf(database, context, id);
      if (!vehicle) return refuse(404, context.text.t('garage.none'));
      return wholeEntry(deps, readerOf(context), vehicle);
    },
    garageRemove: ({ id }, context) =>
      database.transaction(async (tx) => {
        const owner = ownerOf(context);
        if (!(await removeVehicle(tx, owner, id))) return refuse(404, context.text.t('garage.none'));
        await leaveLink(tx, owner, id);
        await recordAct(tx, {
          brand: owner.brand,
          actor: owner.accountId,
          act: 'garage.vehicle-removed',
          subject: { kind: 'garage-vehicle', id },
        });
        return { removed: true };
      }),
    garageRecalls: async ({ ids }, context) => {
      const vehicles = await vehiclesOf(database, ownerOf(context), ids);
      const counted = await Promise.all(
        vehicles.map(async (vehicle) => {
          const query = recallQuery(vehicle);
          const found = query && (await recalls.count(query));
          return found ? [{ id: vehicle.id, ...found }] : [];
        }),
      );
      return { recalls: counted.flat() };
    },
  };
}
