import type { Expense } from './expense.ts';

/** An odometer as somebody read it. */
export interface Reading {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly value: number;
}

/** The readings that stand with expenses, and one that was noted by itself, the earliest first; of one day the lower first. */
export function readingsOf(
  expenses: readonly Pick<Expense, 'day' | 'odometer'>[],
  noted: Reading | null = null,
): Reading[] {
  const read = expenses.flatMap(({ day, odometer }) => (odometer === null ? [] : [{ day, value: odometer }]));
  return [...read, ...(noted ? [noted] : [])].sort(
    (one, other) => one.day.localeCompare(other.day) || one.value - other.value,
  );
}
