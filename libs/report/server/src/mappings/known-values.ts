import type { Mapping } from '@vinlore/report-domain';

/** What values of other files stand for, upper case, by what they are read for. */
export type KnownValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Adds the tables of values that a part of a mapping has, under the field that it fills. */
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
 * What mappings already know: so that whoever maps the next file is offered it. Where two say different things of a value,
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
