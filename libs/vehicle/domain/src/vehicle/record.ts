/** A raw vehicle record from a decoder, a provider, or an older payload. */
export type VehicleRecord = Readonly<Record<string, unknown>>;

/** Returns a value as display text; null if it's empty or not a plain value. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  // Placeholders providers use for "unknown".
  return /^(|n\/?a|null|none|unknown|not available|not applicable|-+)$/i.test(text) ? null : text;
}

/** Returns the value of the first non-empty key. */
export function firstOf(record: VehicleRecord, keys: readonly string[]): string | null {
  for (const key of keys) {
    const text = Object.hasOwn(record, key) ? textOf(record[key]) : null;
    if (text !== null) return text;
  }
  return null;
}
