import { type Expense, EXPENSE_KINDS, type ExpenseKind } from './expense.ts';
import { type Reading, readingsOf } from './reading.ts';

/** What was spent in one calendar year, or on one kind; minor units. */
export interface YearSum {
  readonly year: number;
  readonly amount: number;
}
export interface KindSum {
  readonly kind: ExpenseKind;
  readonly amount: number;
}

/** What each mile or kilometer cost between two readings. */
export interface DistanceCost {
  readonly from: Reading;
  readonly to: Reading;
  /** Above zero. */
  readonly distance: number;
  /** Minor units spent from the day of the first reading to the day of the last. */
  readonly amount: number;
  /** Minor units a mile or kilometer; not rounded. */
  readonly perUnit: number;
}

/** What a vehicle has cost in one currency. */
export interface OwnershipCost {
  readonly currency: string;
  readonly total: number;
  /** The newest first. */
  readonly byYear: readonly YearSum[];
  /** In the order of `EXPENSE_KINDS`, those without an expense left out. */
  readonly byKind: readonly KindSum[];
  /** Null where the first and the last reading don't stand for a distance above zero. */
  readonly perDistance: DistanceCost | null;
}

const sum = (expenses: readonly Pick<Expense, 'amount'>[]) => expenses.reduce((total, { amount }) => total + amount, 0);

const yearOf = ({ day }: Pick<Expense, 'day'>) => Number(day.slice(0, 4));

/** What each unit of distance cost between the first and the last reading; null where there is no distance above zero. */
function costOfDistance(expenses: readonly Expense[], readings: readonly Reading[]): DistanceCost | null {
  const [from, to] = [readings[0], readings.at(-1)];
  if (!from || !to || to.value <= from.value) return null;
  const distance = to.value - from.value;
  const amount = sum(expenses.filter(({ day }) => day >= from.day && day <= to.day));
  return { from, to, distance, amount, perUnit: amount / distance };
}

function costInCurrency(currency: string, expenses: readonly Expense[], readings: readonly Reading[]): OwnershipCost {
  const kinds = new Set(expenses.map(({ kind }) => kind));
  const years = [...new Set(expenses.map(yearOf))].sort((one, other) => other - one);
  return {
    currency,
    total: sum(expenses),
    byYear: years.map((year) => ({ year, amount: sum(expenses.filter((each) => yearOf(each) === year)) })),
    byKind: EXPENSE_KINDS.filter((kind) => kinds.has(kind)).map((kind) => ({
      kind,
      amount: sum(expenses.filter((each) => each.kind === kind)),
    })),
    perDistance: costOfDistance(expenses, readings),
  };
}

/**
 * What a vehicle has cost, by currency: amounts of different currencies are never added. The currency with the newest
 * expense comes first.
 *
 * @param noted a reading that stands with no expense
 */
export function costOfOwnership(expenses: readonly Expense[], noted: Reading | null = null): OwnershipCost[] {
  const readings = readingsOf(expenses, noted);
  const newestFirst = expenses.toSorted((one, other) => other.day.localeCompare(one.day));
  return [...new Set(newestFirst.map(({ currency }) => currency))].map((currency) =>
    costInCurrency(
      currency,
      expenses.filter((each) => each.currency === currency),
      readings,
    ),
  );
}
