const DAY_MS = 86_400_000;

/** Days of a year, with leap years. */
export const DAYS_PER_YEAR = 365.25;
const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;

const numbered = (year: number, month: number, day: number) => Date.UTC(year, month, day) / DAY_MS;

/** Year, month and day; 0 for what is not said. Cut, not split: rules ask this a thousand times for a report. */
const partsOf = (date: string) =>
  [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))] as const;

/** The first day that a partial date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`) can mean, as a number of days. */
export function firstDay(date: string): number {
  const [year, month, day] = partsOf(date);
  return numbered(year, (month || 1) - 1, day || 1);
}

/** The last day that a partial date can mean, as a number of days. */
export function lastDay(date: string): number {
  const [year, month, day] = partsOf(date);
  if (month === 0) return numbered(year, 12, 0);
  return day === 0 ? numbered(year, month, 0) : numbered(year, month - 1, day);
}

/**
 * Whether a is before b whatever day each of them means: `2016` is not before `2016-05-03`, nor after it. Written as they are,
 * dates sort by time, and one that is part of the other begins like it.
 */
export const surelyBefore = (a: string, b: string): boolean => a < b && !b.startsWith(a);

/** Whether both may mean the same day: one is as exact as the other or a part of it. */
export const maySame = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** Days that surely passed from a to b, at least 0. */
export const daysSure = (a: string, b: string): number => Math.max(0, firstDay(b) - lastDay(a));

/** Days that may have passed from a to b, at least 0. */
export const daysAtMost = (a: string, b: string): number => Math.max(0, lastDay(b) - firstDay(a));

/** Whole months of so many days. */
export const inMonths = (days: number): number => Math.floor(days / DAYS_PER_MONTH);
