/**
 * The later of two days, `YYYY-MM-DD`. One after today is a mistake of the file's and does not count.
 *
 * @param today a day
 */
export const newestDay = (known: string | null, day: string | null, today: string): string | null =>
  day !== null && day <= today && (known === null || day > known) ? day : known;
