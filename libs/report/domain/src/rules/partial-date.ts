const DAY_MS = 86_400_000;

/** Number of days in a year, considering leap years. */
export const DAYS_PER_YEAR = 365.25;
const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;

const numbered = (year: number, month: number, day: number) => Date.UTC(year, month, day) / DAY_MS;

/**
 * Parses year, month, and day; 0 for missing parts. Uses slices rather than split, because rules call it thousands of
 * times per report.
 */
const partsOf = (date: string) =>
  [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))] as const;

/** First day a partial date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`) can refer to, as a day number. */
export function firstDay(date: string): number {
  const [year, month, day] = partsOf(date);
  return numbered(year, (month || 1) - 1, day || 1);
}

/** Last day a partial date can refer to, as a day number. */
export function lastDay(date: string): number {
  const [year, month, day] = partsOf(date);
  if (month === 0) return numbered(year, 12, 0);
  return day === 0 ? numbered(year, month, 0) : numbered(year, month - 1, day);
}

/**
 * Whether a is certainly before b: `2016` is neither before nor after `2016-05-03`. The strings sort chronologically,
 * and a coarse date is a prefix of the dates it contains.
 */
export const surelyBefore = (a: string, b: string): boolean => a < b && !b.startsWith(a);

/** Whether both may refer to the same day: they're equal, or one contains the other. */
export const maySame = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** Minimum number of days from a to b, at least 0. */
export const daysSure = (a: string, b: string): number => Math.max(0, firstDay(b) - lastDay(a));

/** Maximum number of days from a to b, at least 0. */
export const daysAtMost = (a: string, b: string): number => Math.max(0, lastDay(b) - firstDay(a));

/** Full months in a number of days. */
export const inMonths = (days: number): number => Math.floor(days / DAYS_PER_MONTH);
