import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { expenseEntries, ExpenseSchema } from '../costs/expense.ts';
import { MOST_EXPENSES } from '../limits.ts';
import { garageCall, noVehicle, VehicleIdField } from './garage-call.ts';

/** The id that whoever enters it chose: sending it again changes the expense and adds none. */
const ExpenseIdField = v.pipe(v.string(), v.uuid());

/** Enters an expense, or changes one. */
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

/** Removes an expense; one that is gone stays gone. */
export const garageRemoveExpense = endpoint({
  ...garageCall,
  name: 'garage.removeExpense',
  summary: 'Removes an expense of a saved vehicle.',
  path: '/api/user/garage-remove-expense',
  request: v.strictObject({ vehicle_id: VehicleIdField, id: ExpenseIdField }),
  answers: { 200: success('It is gone.', v.object({ removed: v.literal(true) })), 404: noVehicle },
});
