/** `YYYY-MM-DD` of a day that a calendar has; null for any other. */
export function isoDay(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month}-${day}`;
  const time = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== iso ? null : iso;
}
