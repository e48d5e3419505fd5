import type { Tx } from '@vinlore/database';
import { type garageContract, MOST_EXPENSES } from '@vinlore/garage-domain';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import type { GarageDeps } from '../deps.ts';
import { keepExpense, removeExpense } from '../store/expense-store.ts';
import { lockVehicle } from '../store/vehicle-store.ts';
import { expenseView } from '../entry-view.ts';
import { ownerOf } from './own-vehicle.ts';

type Rows = Pick<typeof garageContract, 'garageKeepExpense' | 'garageRemoveExpense'>;

/** Locks and returns one of the member's vehicles; responds with 404 if it isn't theirs. */
async function locked(tx: Tx, context: CallContext<'bearer'>, id: string) {
  return (await lockVehicle(tx, ownerOf(context), id)) ?? refuse(404, context.text.t('garage.none'));
}

/** Handlers that create, update, and delete expenses. */
export function expenseCalls({ database, currencyOf }: GarageDeps): Handlers<Rows> {
  return {
    garageKeepExpense: ({ vehicle_id, ...entered }, context) =>
      database.transaction(async (tx) => {
        const vehicle = await locked(tx, context, vehicle_id);
        const kept = await keepExpense(tx, vehicle, { ...entered, currency: currencyOf(context.brand) });
        if (!kept) return refuse(422, context.text.t('garage.manyExpenses', { most: MOST_EXPENSES }));
        return expenseView(kept);
      }),
    garageRemoveExpense: ({ vehicle_id, id }, context) =>
      database.transaction(async (tx) => {
        const vehicle = await locked(tx, context, vehicle_id);
        await removeExpense(tx, vehicle.id, id);
        return { removed: true };
      }),
  };
}
