/** Reads a whole number from 1, of at most 8 digits; null for what is none. */
export function readCount(typed: string): number | null {
  return /^[1-9]\d{0,7}$/.test(typed.trim()) ? Number(typed.trim()) : null;
}
