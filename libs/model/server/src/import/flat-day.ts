/** Converts `YYYYMMDD` to `YYYY-MM-DD`; null if empty or not a date. */
export function flatDay(text: string): string | null {
  if (!/^(?:19|20)\d{6}$/.test(text)) return null;
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay ? `${year}-${month}-${day}` : null;
}
