/** A moment to the minute in UTC, as the fields that plan it take it: 2026-11-22 14:00. */
export const utc = (at: string): string => at.slice(0, 16).replace('T', ' ');
