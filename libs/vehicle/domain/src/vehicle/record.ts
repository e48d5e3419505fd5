/** A raw record of a vehicle, as a decoder, a provider or an older payload wrote it. */
export type VehicleRecord = Readonly<Record<string, unknown>>;

/** A value as text for people; null for what is empty or no plain value. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  // Providers write these for "we do not know".
  return /^(|n\/?a|null|none|unknown|not available|not applicable|-+)$/i.test(text) ? null : text;
}

/** The first of several keys that holds a value. */
export function firstOf(record: VehicleRecord, keys: readonly string[]): string | null {
  for (const key of keys) {
    const text = Object.hasOwn(record, key) ? textOf(record[key]) : null;
    if (text !== null) return text;
  }
  return null;
}
