const WEEK_MS = 7 * 24 * 60 * 60_000;
/** January 1, 1970, was a Thursday. */
const FIRST_MONDAY_MS = 4 * 24 * 60 * 60_000;

/** Returns the Mondays of the weeks up to the current one, oldest first, in UTC: `YYYY-MM-DD`. */
export function mondaysUpTo(now: Date, weeks: number): string[] {
  const monday = now.getTime() - ((now.getTime() - FIRST_MONDAY_MS) % WEEK_MS);
  return Array.from({ length: weeks }, (_, at) =>
    new Date(monday - (weeks - 1 - at) * WEEK_MS).toISOString().slice(0, 10),
  );
}
