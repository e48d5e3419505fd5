/**
 * Returns the later of two dates, `YYYY-MM-DD`. A date after today is an error in the file and is ignored.
 *
 * @param today today's date
 */
export const newestDay = (known: string | null, day: string | null, today: string): string | null =>
  day !== null && day <= today && (known === null || day > known) ? day : known;
