/** Parses a positive whole number of up to 8 digits; null if invalid. */
export function readCount(typed: string): number | null {
  return /^[1-9]\d{0,7}$/.test(typed.trim()) ? Number(typed.trim()) : null;
}
