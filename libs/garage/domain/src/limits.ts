/** Vehicles that one member may save in a brand. */
export const LARGEST_GARAGE = 200;

/** Characters of a vehicle's nickname, and of the notes about it. */
export const NICKNAME_LENGTH = 60;
export const NOTES_LENGTH = 2000;

/** Expenses of one vehicle, and characters of the note to one. */
export const MOST_EXPENSES = 2000;
export const EXPENSE_NOTE_LENGTH = 200;

/** The largest expense, in minor units, and the highest odometer reading, as reports take it. */
export const LARGEST_AMOUNT = 100_000_000;
export const HIGHEST_READING = 9_999_999;

/** Vehicles whose recalls are looked up in one call. */
export const RECALLS_AT_ONCE = 20;
