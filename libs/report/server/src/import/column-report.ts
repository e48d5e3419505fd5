import { cutWords, type HistoryEvent, type Mapping, readText, type WordField, wordsIn } from '@vinlore/report-domain';
import { columnName, type ImportColumn, LineFault, type ValueOutcome } from '@vinlore/server-kit';
import { columnsNamedIn } from './read-mapping.ts';

/** A field that a column fills, and how to read its value from an event. */
interface Target {
  readonly column: string;
  readonly field: string;
  /** Index of its event in the mapping; null for a value that all events of a line share. */
  readonly event: number | null;
  readonly value: (event: HistoryEvent) => unknown;
  /** Key under which an unknown value keeps the source's wording; null if it never does. */
  readonly words: WordField | null;
}

const odometerText = ({ odometer }: HistoryEvent) => odometer && `${odometer.value} ${odometer.unit}`;

function targetsOf({ vin, record_id, source, events }: Mapping): Target[] {
  const shared = (part: unknown, field: string, value: Target['value']) =>
    columnsNamedIn(part).map((column): Target => ({ column, field, event: null, value, words: null }));
  const ids = 'columns' in record_id ? record_id.columns : record_id.hash_of;
  const all = [
    ...shared(vin, 'vin', (event) => event.vin),
    ...shared(source, 'source', (event) => event.source),
    // A hash isn't worth showing.
    ...shared({ column: ids }, 'record_id', (event) => ('columns' in record_id ? event.recordId : undefined)),
  ];
  const ofEvents = events.flatMap(({ name, kind, date, odometer, place = {}, detail = {} }, event) => {
    const of = (part: unknown, field: string, value: Target['value'], words: Target['words'] = null) =>
      columnsNamedIn(part).map((column): Target => ({
        column,
        field: name === undefined ? field : `${name}: ${field}`,
        event,
        value,
        words,
      }));
    const { is, ...day } = date;
    return [
      ...of(kind, 'kind', (each) => each.kind),
      ...of(day, 'date', (each) => each.date),
      ...of(is, 'date_is', (each) => each.dateIs),
      ...of(odometer && { column: odometer.column }, 'odometer', odometerText, 'odometer'),
      ...of(odometer?.unit, 'odometer.unit', (each) => each.odometer?.unit, 'odometer'),
      ...of(odometer?.code, 'odometer.code', (each) => each.odometer?.code ?? each.detail.odometerCode, 'odometerCode'),
      ...(['country', 'region', 'city'] as const).flatMap((key) =>
        of(place[key], key, (each) => each.place?.[key], key),
      ),
      ...Object.entries(detail).flatMap(([key, part]) =>
        // Free-text fields never have separate source wording.
        of(part, key, ({ detail: said }) => said[key as keyof typeof said], key as WordField),
      ),
    ];
  });
  return [...all, ...ofEvents];
}

/** Returns the fields that each column fills, by the column's name in the file. */
export function fieldsReading(mapping: Mapping): (column: string) => readonly string[] {
  const fields = new Map<string, Set<string>>();
  for (const { column, field } of targetsOf(mapping)) {
    const key = columnName(column);
    fields.set(key, (fields.get(key) ?? new Set()).add(field));
  }
  return (column) => [...(fields.get(columnName(column)) ?? [])];
}

/** Formats a value for display; '' if there is none. */
function sayValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && 'amount' in value && 'currency' in value)
    return `${(Number(value.amount) / 100).toFixed(2)} ${String(value.currency)}`;
  return String(value);
}

/** Fields whose source wording may include another column: a reading with its unit, a price with its currency. */
const MEASURED: ReadonlySet<WordField> = new Set(['odometer', 'price', 'marketValue', 'repairCost']);

/** Whether a cell, or one of its entries, is part of a field's source wording. */
function isInWords(field: WordField, words: string, cell: string): boolean {
  const text = readText(cell) ?? '';
  const [said, entries] = [wordsIn(words), text.split(/[;|]/).map((each) => cutWords(each.trim()))];
  return (
    words === cutWords(text) ||
    (MEASURED.has(field) && (words.startsWith(`${text} `) || words.endsWith(` ${text}`))) ||
    entries.some((entry) => said.includes(entry))
  );
}

const SAMPLES = 3;
/** Free-text columns can have any number of values; further ones aren't counted. */
const MOST_VALUES = 500;
const LISTED_VALUES = 20;
const LONGEST = 80;

interface Tally {
  filled: number;
  readonly samples: Map<string, string>;
  readonly unknown: Map<string, { lines: number; outcome: ValueOutcome }>;
}

/** Collects what becomes of each column while a file is read. */
interface ColumnWatch {
  /** Adds the columns of a CSV file. */
  readonly header: (columns: readonly string[]) => void;
  readonly line: (record: Readonly<Record<string, unknown>>, read: readonly HistoryEvent[] | LineFault) => void;
  readonly report: () => ImportColumn[];
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';

/** Collects what a mapping does with the columns of a file, for a check that stores nothing. */
export function watchColumns(mapping: Mapping): ColumnWatch {
  const targets = targetsOf(mapping);
  const named = mapping.events.map(({ name }) => name);
  /** Keyed by column name as in the parsed lines. */
  const columns = new Map<string, { column: string; targets: Target[]; tally: Tally }>();
  const known = (column: string) => {
    const key = columnName(column);
    const found = columns.get(key);
    if (found) return found;
    const made = {
      column,
      targets: [] as Target[],
      tally: { filled: 0, samples: new Map(), unknown: new Map() } as Tally,
    };
    columns.set(key, made);
    return made;
  };
  for (const target of targets) known(target.column).targets.push(target);

  const eventAt = (events: readonly HistoryEvent[], at: number | null) =>
    at === null || named[at] === undefined
      ? events[0]
      : events.find(({ recordId }) => recordId.endsWith(`#${named[at]}`));
  const count = ({ unknown }: Tally, value: string, outcome: ValueOutcome) => {
    const before = unknown.get(value);
    if (before) before.lines++;
    else if (unknown.size < MOST_VALUES) unknown.set(value, { lines: 1, outcome });
  };

  const hasInWords = ({ event, words }: Target, read: readonly HistoryEvent[], cell: string) => {
    const said = words && eventAt(read, event)?.detail.sourceWords?.[words];
    return said != null && isInWords(words!, said, cell);
  };

  return {
    header: (all) => all.forEach(known),
    line(record, read) {
      if (columns.size < MOST_VALUES) for (const column of Object.keys(record)) known(column);
      const refused = read instanceof LineFault ? columnName(read.at.column ?? '') : null;
      for (const [key, { targets: of, tally }] of columns) {
        const before = textOf(record[key]).slice(0, LONGEST);
        if (before === '') continue;
        tally.filled++;
        if (read instanceof LineFault) {
          if (key === refused) count(tally, before, 'refused');
          continue;
        }
        const events = of.flatMap(({ event, value }) => {
          const made = eventAt(read, event);
          return made ? [sayValue(value(made)).slice(0, LONGEST)] : [];
        });
        if (events.length === 0) {
          if (of.length === 0 && tally.samples.size < SAMPLES) tally.samples.set(before, '');
          continue;
        }
        if (of.some((target) => hasInWords(target, read, textOf(record[key])))) {
          count(tally, before, 'in-words');
          continue;
        }
        const after = [...new Set(events.filter((text) => text !== ''))].join(' · ');
        if (after === '' && of.every(({ field }) => field === 'record_id')) continue;
        if (after === '') count(tally, before, 'left-out');
        else if (tally.samples.size < SAMPLES) tally.samples.set(before, after);
      }
    },
    report: () =>
      [...columns.values()].map(({ column, targets: of, tally }) => ({
        column,
        fields: [...new Set(of.map(({ field }) => field))],
        filled: tally.filled,
        samples: [...tally.samples].map(([before, after]) => ({ before, after })),
        unknown: [...tally.unknown]
          .map(([value, seen]) => ({ value, ...seen }))
          .sort((a, b) => b.lines - a.lines)
          .slice(0, LISTED_VALUES),
      })),
  };
}
