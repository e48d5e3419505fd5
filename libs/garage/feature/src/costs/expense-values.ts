import type { Expense } from '@vinlore/garage-domain';
import { writeMoney } from '@vinlore/i18n';
import type { ExpenseValues } from '../garage-draft.ts';

/** Returns today's date in the member's time zone, `YYYY-MM-DD`. */
function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns initial form values for a new expense. */
export const newExpense = (): ExpenseValues => ({
  ...{ id: crypto.randomUUID(), day: today(), kind: 'fuel', amount: '', odometer: '', note: '' },
});

/** Returns form values for an existing expense. */
export const valuesOf = ({ id, day, kind, amount, currency, odometer, note }: Expense): ExpenseValues => ({
  ...{ id, day, kind, note },
  amount: writeMoney(amount, currency),
  odometer: odometer === null ? '' : String(odometer),
});
