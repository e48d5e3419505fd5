/** The day of `YYYYMMDD`, as `YYYY-MM-DD`; null for none, and for what is no day. */
export function flatDay(text: string): string | null {
  if (!/^(?:19|20)\d{6}$/.test(text)) return null;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
