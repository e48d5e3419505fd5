import {
  type ColumnFrom,
  DATE_FORMATS,
  type DateFormat,
  type MappingField,
  type MappingFile,
  readDate,
  type SampleColumn,
  type TextFrom,
} from '@vinlore/report-domain';

/** An event of a draft mapping. */
export type EventDraft = MappingFile['events'][number];

/** Where a column can be used: for the whole file or in an event. */
export type Target =
  | 'vin'
  | 'record_id'
  | 'source'
  | 'date'
  | 'kind'
  | 'when'
  | 'odometer'
  | 'odometer.unit'
  | 'odometer.code'
  | 'country'
  | 'region'
  | 'city'
  | MappingField['key'];

/** Knowledge about fields and values from other files. */
export interface Knowledge {
  readonly fields: readonly MappingField[];
  readonly known: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Builds a text value from a column. */
export type ColumnText = Exclude<TextFrom, string>;

/** A mapping with nothing chosen yet. */
export const emptyDraft = (): MappingFile => ({
  vin: { column: '', classic: 'refuse' },
  record_id: { columns: [] },
  events: [emptyEvent()],
});

const emptyEvent = (): EventDraft => ({ kind: 'auction', date: { column: '', formats: ['iso'] } });

/** Returns a name that no other event of the mapping uses. */
function freeName(taken: readonly (string | undefined)[], wanted: string): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.includes(name)) return name;
  }
}

const wordOf = ({ kind }: EventDraft) => (typeof kind === 'string' ? kind.slice(0, 17) : 'event');

/** Returns the mapping with one more event; with several, each gets a name. */
export function addEvent(draft: MappingFile): MappingFile {
  const events = draft.events.reduce<EventDraft[]>(
    (all, event) => [
      ...all,
      {
        ...event,
        name:
          event.name ??
          freeName(
            all.map(({ name }) => name),
            wordOf(event),
          ),
      },
    ],
    [],
  );
  const [first] = events;
  const added: EventDraft = {
    ...emptyEvent(),
    ...(first && { date: first.date, ...(first.place && { place: first.place }) }),
  };
  return {
    ...draft,
    events: [
      ...events,
      {
        ...added,
        name: freeName(
          events.map(({ name }) => name),
          'event',
        ),
      },
    ],
  };
}

/** Returns the mapping without an event; the last one can't be removed. */
export function removeEvent(draft: MappingFile, at: number): MappingFile {
  const events = draft.events.filter((_event, place) => place !== at);
  return events.length === 0 ? draft : { ...draft, events };
}

/** Returns the mapping with an event replaced. */
export const withEvent = (draft: MappingFile, at: number, event: EventDraft): MappingFile => ({
  ...draft,
  events: draft.events.map((each, place) => (place === at ? event : each)),
});

/** Returns the object with a key set, or removed if the value is undefined. */
export function put<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  key: Key,
  value: Whole[Key] | undefined,
): Whole {
  const { [key]: _before, ...rest } = whole;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Whole;
}

/** Returns the columns with a fallback appended. */
function fallback(before: ColumnFrom | undefined, column: string): ColumnFrom {
  const columns = [before ?? []].flat().filter((each) => each !== '' && each !== column);
  return columns.length === 0 ? column : [...columns, column];
}

/** Returns formats that parse all dates of a column, likeliest first; `us` before `eu` if ambiguous. */
export function formatsOf({ values }: Pick<SampleColumn, 'values'>): DateFormat[] {
  const days = values.map(({ value }) => value);
  const reads = (format: DateFormat) => days.filter((day) => readDate(day, [format]) !== null).length;
  const found = (Object.keys(DATE_FORMATS) as DateFormat[])
    .map((format) => ({ format, read: reads(format) }))
    .filter(({ read }) => read > 0)
    .sort((one, other) => other.read - one.read);
  const [best] = found;
  if (!best) return ['iso'];
  if (best.read === days.length) return [best.format];
  // Mixed formats: adds formats for the dates that the earlier ones don't parse, but never two that read a date
  // differently.
  const other = found.find(({ format }) => format !== best.format && !(best.format === 'us' && format === 'eu'));
  return other ? [best.format, other.format] : [best.format];
}

/** Value mapping for the known values of a column; undefined if there are none. */
function knownTable(
  { values }: Pick<SampleColumn, 'values'>,
  known: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const found = values.flatMap(({ value }): [string, string][] => {
    const meaning = known[value.toUpperCase()];
    return meaning === undefined || meaning === value ? [] : [[value, meaning]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Text value of a column, with its known values mapped. */
function textOf(
  before: TextFrom | undefined,
  sample: SampleColumn,
  known: Readonly<Record<string, string>> = {},
): ColumnText {
  const table = knownTable(sample, known);
  const own = typeof before === 'object' ? before : undefined;
  const values = table || own?.values ? { ...table, ...own?.values } : undefined;
  return { ...own, column: fallback(own?.column, sample.column), ...(values && { values }) };
}

/** Many files contain 0 when there was no odometer reading or price. */
function withoutZero({ values }: SampleColumn): { readonly none?: string[] } {
  const zeros = values.map(({ value }) => value).filter((value) => /^\$?0+(\.0+)?$/.test(value));
  return zeros.length > 0 ? { none: zeros } : {};
}

function inDetail(event: EventDraft, field: MappingField, sample: SampleColumn): EventDraft {
  const { detail = {} } = event;
  const key = field.key as keyof typeof detail;
  const set = (part: unknown): EventDraft => ({ ...event, detail: { ...detail, [key]: part } });
  const before = detail[key] as unknown;
  if (field.type === 'date') return set({ column: sample.column, formats: formatsOf(sample) });
  if (field.type === 'money') {
    const own = before as { column: ColumnFrom; currency: string } | undefined;
    return set({ currency: 'place', ...own, column: fallback(own?.column, sample.column), ...withoutZero(sample) });
  }
  if (field.type !== 'list') return set(textOf(before as TextFrom | undefined, sample, field.known));
  const parts = [(before as TextFrom | TextFrom[] | undefined) ?? []].flat();
  const added = textOf(undefined, sample, field.known);
  return set(parts.length === 0 ? added : [...parts, added]);
}

/** Returns the event with a column assigned to one of its fields; a second column becomes a fallback. */
function inEvent(event: EventDraft, target: Target, sample: SampleColumn, { fields, known }: Knowledge): EventDraft {
  const { column } = sample;
  const odometer = event.odometer ?? { column: '', unit: 'place' as const };
  const { place = {} } = event;
  switch (target) {
    case 'date': {
      const before = 'column' in event.date ? event.date : undefined;
      const columns = fallback(before?.column, column);
      const formats = new Set([...(before?.column ? before.formats : []), ...formatsOf(sample)]);
      return { ...event, date: { ...before, column: columns, formats: [...formats] } };
    }
    case 'kind': {
      const values = knownTable(sample, known['kind'] ?? {}) as Record<string, never> | undefined;
      return { ...event, kind: { column, ...(values && { values }) } };
    }
    case 'when':
      return { ...event, when: column };
    case 'odometer':
      return { ...event, odometer: { ...odometer, column, ...withoutZero(sample) } };
    case 'odometer.unit': {
      const values = (knownTable(sample, known['odometer.unit'] ?? {}) ?? {}) as Record<string, 'mi' | 'km'>;
      return { ...event, odometer: { ...odometer, unit: { column, values, otherwise: 'place' } } };
    }
    case 'odometer.code':
      return {
        ...event,
        odometer: { ...odometer, code: textOf(odometer.code, sample, known['odometer.code']) },
      };
    case 'country':
    case 'region':
    case 'city':
      return { ...event, place: { ...place, [target]: textOf(place[target], sample, known[target]) } };
    default: {
      const field = fields.find(({ key }) => key === target);
      return field ? inDetail(event, field, sample) : event;
    }
  }
}

/** Returns the mapping with a column assigned to another use. @param at the event, for an event field */
export function applyColumn(
  draft: MappingFile,
  at: number,
  target: Target,
  sample: SampleColumn,
  knowledge: Knowledge,
): MappingFile {
  const { column } = sample;
  if (target === 'vin') return { ...draft, vin: { ...draft.vin, column } };
  if (target === 'source') return { ...draft, source: { column } };
  if (target === 'record_id') {
    const before = 'columns' in draft.record_id ? draft.record_id.columns : draft.record_id.hash_of;
    const columns = [...before.filter((each) => each !== column), column];
    return { ...draft, record_id: 'columns' in draft.record_id ? { columns } : { hash_of: columns } };
  }
  const event = draft.events[at];
  return event ? withEvent(draft, at, inEvent(event, target, sample, knowledge)) : draft;
}
