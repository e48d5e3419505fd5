import { amountText, type Expense } from '@vinlore/garage-domain';
import type { ExpenseValues } from '../garage-draft.ts';

/** How many decimals a currency has: two for dollars. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

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
  amount: amountText(amount, decimalsOf(currency)),
  odometer: odometer === null ? '' : String(odometer),
});
