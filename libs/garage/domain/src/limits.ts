/** Maximum number of saved vehicles per member and brand. */
export const LARGEST_GARAGE = 200;

/** Maximum length of a vehicle's nickname and notes. */
export const NICKNAME_LENGTH = 60;
export const NOTES_LENGTH = 2000;

/** Maximum number of expenses per vehicle, and length of an expense note. */
export const MOST_EXPENSES = 2000;
export const EXPENSE_NOTE_LENGTH = 200;

/** Largest expense in minor units, and highest odometer reading, the same as in reports. */
export const LARGEST_AMOUNT = 100_000_000;
export const HIGHEST_READING = 9_999_999;

/** Maximum number of vehicles per recall lookup. */
export const RECALLS_AT_ONCE = 20;
