import * as v from 'valibot';
import { EXPENSE_NOTE_LENGTH, HIGHEST_READING, LARGEST_AMOUNT } from '../limits.ts';

/** Expense types. */
export const EXPENSE_KINDS = ['fuel', 'service', 'repair', 'tires', 'insurance', 'tax', 'other'] as const;
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];

/** Odometer units. */
export const DISTANCE_UNITS = ['mi', 'km'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** Whether a date exists; February 30 doesn't. */
function isInCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** `YYYY-MM-DD`, no earlier than the first cars. */
export const DaySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => day >= '1900-01-01' && day <= '2100-12-31' && isInCalendar(day)),
);

/** Odometer reading in the vehicle's unit. */
export const ReadingSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_READING));

/** Fields of an expense that the owner enters. */
export const expenseEntries = {
  day: DaySchema,
  kind: v.picklist(EXPENSE_KINDS),
  /** Minor units of the currency, such as cents. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_AMOUNT)),
  /** Null if no reading was entered. */
  odometer: v.nullable(ReadingSchema),
  /** Empty for none. */
  note: v.pipe(v.string(), v.trim(), v.maxLength(EXPENSE_NOTE_LENGTH)),
};

export const ExpenseSchema = v.object({
  id: v.string(),
  ...expenseEntries,
  /** The brand's currency when the expense was entered, ISO 4217. */
  currency: v.string(),
});
export type Expense = v.InferOutput<typeof ExpenseSchema>;
