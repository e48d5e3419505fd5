/** Formats a UTC time to the minute for time fields: 2026-11-22 14:00. */
export const utc = (at: string): string => at.slice(0, 16).replace('T', ' ');
