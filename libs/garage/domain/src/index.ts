export { bodyOfEntry } from './body-of-entry.ts';
export { garageContract } from './contract/index.ts';
export type { GarageLink, GarageShows, PublicEntry } from './contract/link.ts';
export {
  costOfOwnership,
  type DistanceCost,
  type KindSum,
  type OwnershipCost,
  type YearSum,
} from './costs/cost-of-ownership.ts';
export { DISTANCE_UNITS, type DistanceUnit, type Expense, EXPENSE_KINDS, type ExpenseKind } from './costs/expense.ts';
export { type Reading, readingsOf } from './costs/reading.ts';
export { garagePath, garageTokenIn } from './garage-path.ts';
export {
  EXPENSE_NOTE_LENGTH,
  HIGHEST_READING,
  LARGEST_AMOUNT,
  LARGEST_GARAGE,
  MOST_EXPENSES,
  NICKNAME_LENGTH,
  NOTES_LENGTH,
  RECALLS_AT_ONCE,
} from './limits.ts';
export {
  type GarageDocument,
  type GarageEntry,
  type KeptEntry,
  KeptEntrySchema,
  type WholeEntry,
} from './garage-entry.ts';
