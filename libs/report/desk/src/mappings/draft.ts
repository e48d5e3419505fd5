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

/** An event of a mapping that is being made. */
export type EventDraft = MappingFile['events'][number];

/** Where a column can be used: in the file as a whole, or in an event. */
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

/** What is known of fields and of values of other files. */
export interface Knowledge {
  readonly fields: readonly MappingField[];
  readonly known: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a text that a column gives is made of. */
export type ColumnText = Exclude<TextFrom, string>;

/** A mapping in which nothing is chosen yet. */
export const emptyDraft = (): MappingFile => ({
  vin: { column: '', classic: 'refuse' },
  record_id: { columns: [] },
  events: [emptyEvent()],
});

const emptyEvent = (): EventDraft => ({ kind: 'auction', date: { column: '', formats: ['iso'] } });

/** A name that no other event of the mapping has. */
function freeName(taken: readonly (string | undefined)[], wanted: string): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.includes(name)) return name;
  }
}

const wordOf = ({ kind }: EventDraft) => (typeof kind === 'string' ? kind.slice(0, 17) : 'event');

/** The mapping with one more event; where there are several, each has a name. */
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

/** The mapping without an event; the last one stays. */
export function removeEvent(draft: MappingFile, at: number): MappingFile {
  const events = draft.events.filter((_event, place) => place !== at);
  return events.length === 0 ? draft : { ...draft, events };
}

/** The mapping with another event in one's place. */
export const withEvent = (draft: MappingFile, at: number, event: EventDraft): MappingFile => ({
  ...draft,
  events: draft.events.map((each, place) => (place === at ? event : each)),
});

/** An object without a key, or with another value of it. */
export function put<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  key: Key,
  value: Whole[Key] | undefined,
): Whole {
  const { [key]: _before, ...rest } = whole;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Whole;
}

/** Columns with one more behind them: it counts where those before say nothing. */
function fallback(before: ColumnFrom | undefined, column: string): ColumnFrom {
  const columns = [before ?? []].flat().filter((each) => each !== '' && each !== column);
  return columns.length === 0 ? column : [...columns, column];
}

/** Formats in which all days of a column can be read, the likeliest first; `us` before `eu` where nothing decides. */
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
  // A column that mixes formats: those that read what the ones before do not, but never two readings of one day.
  const other = found.find(({ format }) => format !== best.format && !(best.format === 'us' && format === 'eu'));
  return other ? [best.format, other.format] : [best.format];
}

/** A table of what is known of a column's values; undefined where nothing is. */
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

/** A column's text, with what is known of its values. */
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

/** Files write 0 where nobody read an odometer or named a price. */
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

/** The event with a column used for one of its fields; a second column of a field stands in where the first says nothing. */
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

/** The mapping with a column used for something more. @param at the event, where it is an event's */
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
