import type { Expense } from './expense.ts';

/** A dated odometer reading. */
export interface Reading {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly value: number;
}

/** Merges the readings entered with expenses and the one entered on its own, sorted by date, then by value. */
export function readingsOf(
  expenses: readonly Pick<Expense, 'day' | 'odometer'>[],
  noted: Reading | null = null,
): Reading[] {
  const read = expenses.flatMap(({ day, odometer }) => (odometer === null ? [] : [{ day, value: odometer }]));
  return [...read, ...(noted ? [noted] : [])].sort(
    (one, other) => one.day.localeCompare(other.day) || one.value - other.value,
  );
}
