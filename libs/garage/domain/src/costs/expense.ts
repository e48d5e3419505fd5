import * as v from 'valibot';
import { EXPENSE_NOTE_LENGTH, HIGHEST_READING, LARGEST_AMOUNT } from '../limits.ts';

/** What money is spent on. */
export const EXPENSE_KINDS = ['fuel', 'service', 'repair', 'tires', 'insurance', 'tax', 'other'] as const;
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];

/** What an odometer counts. */
export const DISTANCE_UNITS = ['mi', 'km'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** Whether a day is in the calendar, which February 30 is not. */
function isInCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** `YYYY-MM-DD`, of a year in which there were cars. */
export const DaySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => day >= '1900-01-01' && day <= '2100-12-31' && isInCalendar(day)),
);

/** What an odometer shows, in the unit of its vehicle. */
export const ReadingSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_READING));

/** What its owner enters of an expense. */
export const expenseEntries = {
  day: DaySchema,
  kind: v.picklist(EXPENSE_KINDS),
  /** Minor units of the currency, such as cents. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_AMOUNT)),
  /** Null where nobody looked. */
  odometer: v.nullable(ReadingSchema),
  /** '' for none. */
  note: v.pipe(v.string(), v.trim(), v.maxLength(EXPENSE_NOTE_LENGTH)),
};

export const ExpenseSchema = v.object({
  id: v.string(),
  ...expenseEntries,
  /** The brand's when it was entered, ISO 4217. */
  currency: v.string(),
});
export type Expense = v.InferOutput<typeof ExpenseSchema>;
