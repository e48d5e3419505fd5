import type { Mapping } from '@vinlore/report-domain';

/** Value mappings of other files, in uppercase, by the field they fill. */
export type KnownValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Collects the value mappings in a mapping part, under the field it fills. */
function collect(field: string, part: unknown, into: Map<string, Map<string, string>>): void {
  if (Array.isArray(part)) {
    for (const each of part) collect(field, each, into);
    return;
  }
  if (typeof part !== 'object' || part === null || !('values' in part)) return;
  const table = into.get(field) ?? new Map<string, string>();
  into.set(field, table);
  for (const [value, meaning] of Object.entries(part.values as Record<string, string>))
    if (meaning !== '' && !table.has(value.toUpperCase())) table.set(value.toUpperCase(), meaning);
}

/**
 * Returns values that existing mappings know, as suggestions for the next file. If two mappings disagree about a value,
 * the first counts.
 */
export function knownValues(mappings: readonly Mapping[]): KnownValues {
  const all = new Map<string, Map<string, string>>();
  for (const { events } of mappings)
    for (const { kind, odometer, place = {}, detail = {} } of events) {
      collect('kind', kind, all);
      collect('odometer.unit', odometer?.unit, all);
      collect('odometer.code', odometer?.code, all);
      for (const [key, part] of Object.entries({ ...place, ...detail })) collect(key, part, all);
    }
  return Object.fromEntries([...all].map(([field, table]) => [field, Object.fromEntries(table)]));
}
