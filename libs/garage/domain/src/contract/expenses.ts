import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { expenseEntries, ExpenseSchema } from '../costs/expense.ts';
import { MOST_EXPENSES } from '../limits.ts';
import { garageCall, noVehicle, VehicleIdField } from './garage-call.ts';

/** Client-chosen id. Sending the same id again updates the expense instead of adding another. */
const ExpenseIdField = v.pipe(v.string(), v.uuid());

/** Creates or updates an expense. */
export const garageKeepExpense = endpoint({
  ...garageCall,
  name: 'garage.keepExpense',
  summary: 'Enters an expense of a saved vehicle, or changes it.',
  path: '/api/user/garage-expense',
  attemptsPerMinute: 120,
  request: v.strictObject({ vehicle_id: VehicleIdField, id: ExpenseIdField, ...expenseEntries }),
  answers: {
    200: success('The expense.', ExpenseSchema),
    404: noVehicle,
    422: refusal(`The vehicle has ${MOST_EXPENSES} expenses already.`),
  },
});

/** Deletes an expense. Idempotent. */
export const garageRemoveExpense = endpoint({
  ...garageCall,
  name: 'garage.removeExpense',
  summary: 'Removes an expense of a saved vehicle.',
  path: '/api/user/garage-remove-expense',
  request: v.strictObject({ vehicle_id: VehicleIdField, id: ExpenseIdField }),
  answers: { 200: success('It is gone.', v.object({ removed: v.literal(true) })), 404: noVehicle },
});
