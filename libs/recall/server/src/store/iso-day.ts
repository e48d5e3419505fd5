/** Returns a `YYYY-MM-DD` that exists in the calendar, or null. */
export function isoDay(year: string, month: string, day: string): string | null {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay ? `${year}-${month}-${day}` : null;
}
