import { type Expense, EXPENSE_KINDS, type ExpenseKind } from './expense.ts';
import { type Reading, readingsOf } from './reading.ts';

/** Spending in one calendar year or of one type, in minor units. */
export interface YearSum {
  readonly year: number;
  readonly amount: number;
}
export interface KindSum {
  readonly kind: ExpenseKind;
  readonly amount: number;
}

/** Cost per mile or kilometer between two readings. */
export interface DistanceCost {
  readonly from: Reading;
  readonly to: Reading;
  /** Above zero. */
  readonly distance: number;
  /** Spending from the day of the first reading through the day of the last, in minor units. */
  readonly amount: number;
  /** Minor units per mile or kilometer, not rounded. */
  readonly perUnit: number;
}

/** Cost of a vehicle in one currency. */
export interface OwnershipCost {
  readonly currency: string;
  readonly total: number;
  /** Newest first. */
  readonly byYear: readonly YearSum[];
  /** In the order of `EXPENSE_KINDS`, without empty types. */
  readonly byKind: readonly KindSum[];
  /** Null if the first and last readings aren't a distance above zero apart. */
  readonly perDistance: DistanceCost | null;
}

const sum = (expenses: readonly Pick<Expense, 'amount'>[]) => expenses.reduce((total, { amount }) => total + amount, 0);

const yearOf = ({ day }: Pick<Expense, 'day'>) => Number(day.slice(0, 4));

/**
 * Returns the cost per unit of distance between the first and last readings, or null if the distance isn't above zero.
 */
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
 * Returns the cost of a vehicle by currency. Currencies are never added together; the one with the newest expense is
 * first.
 *
 * @param noted a reading entered without an expense
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
