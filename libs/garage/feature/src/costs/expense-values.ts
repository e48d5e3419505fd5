import type { Expense } from '@vinlore/garage-domain';
import { writeMoney } from '@vinlore/i18n';
import type { ExpenseValues } from '../garage-draft.ts';

/** Today where the member is, `YYYY-MM-DD`. */
function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The form for a new expense. */
export const newExpense = (): ExpenseValues => ({
  ...{ id: crypto.randomUUID(), day: today(), kind: 'fuel', amount: '', odometer: '', note: '' },
});

/** The form with an expense that was entered before. */
export const valuesOf = ({ id, day, kind, amount, currency, odometer, note }: Expense): ExpenseValues => ({
  ...{ id, day, kind, note },
  amount: writeMoney(amount, currency),
  odometer: odometer === null ? '' : String(odometer),
});
