import type { ReportEvent } from '../data/report-data.ts';
import { EVENT_KINDS, type EventDetail, type HistoryEvent } from '../events/history-event.ts';
import { mergeWords } from '../events/source-words.ts';
import { groupBy } from '../rules/group-by.ts';
import { maySame } from '../rules/partial-date.ts';
import { milesOf } from '../rules/readings.ts';
import { isLot, type Merged, mergeLots } from './merge-lots.ts';

const KIND_ORDER = Object.keys(EVENT_KINDS);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** In time; a coarse date before the exact ones within it; the rest only makes the order the same each time. */
function inTime(a: HistoryEvent, b: HistoryEvent): number {
  return (
    compare(a.date, b.date) ||
    KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
    compare(a.source, b.source) ||
    compare(a.recordId, b.recordId)
  );
}

/** How much an event says: what tells most, most exactly, speaks for the others. */
const wealth = ({ date, dateIs, odometer, place, detail, confidence }: HistoryEvent) =>
  (confidence === 'reported' ? 1000 : 0) +
  // When it happened is worth more than when it was seen.
  (dateIs === 'seen' ? 0 : 500) +
  date.length * 10 +
  Object.keys(detail).length +
  (odometer ? 1 : 0) +
  (place ? 1 : 0);

/** Details in which two records of one event must agree, and by which it is told to be one. */
const ESSENTIAL = [
  'brand',
  'disposition',
  'entity',
  'severity',
  'impact',
  'use',
  'price',
  'seller',
  'result',
  'damage',
  'paper',
] as const satisfies readonly (keyof EventDetail)[];

/** Details that two may tell in words of their own, or of which one tells more. */
const LOOSE: ReadonlySet<string> = new Set([
  ...['note', 'work', 'condition', 'exterior', 'interior', 'trim', 'body'],
  'sourceWords',
]);

type Verdict = 'agree' | 'silent' | 'contradict';

function compared<T>(a: T | null | undefined, b: T | null | undefined, same: (a: T, b: T) => boolean): Verdict {
  if (a === null || a === undefined || b === null || b === undefined) return 'silent';
  return same(a, b) ? 'agree' : 'contradict';
}

const sameText = (a: string, b: string) => a.toUpperCase() === b.toUpperCase();

function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return sameText(a, b);
  return JSON.stringify(Array.isArray(a) ? a.toSorted() : a) === JSON.stringify(Array.isArray(b) ? b.toSorted() : b);
}

/** Rounding of kilometers to miles, on either side. */
const ROUNDING_MILES = 1;

function sameReading(a: NonNullable<HistoryEvent['odometer']>, b: NonNullable<HistoryEvent['odometer']>): boolean {
  if (a.code && b.code && a.code !== b.code) return false;
  return a.unit === b.unit ? a.value === b.value : Math.abs(milesOf(a) - milesOf(b)) <= ROUNDING_MILES;
}

type Place = NonNullable<HistoryEvent['place']>;

function placeVerdict(a: Place | null, b: Place | null): Verdict {
  const verdicts = [
    compared(a?.country, b?.country, sameText),
    compared(a?.region, b?.region, sameText),
    compared(a?.city, b?.city, sameText),
  ];
  if (verdicts.includes('contradict')) return 'contradict';
  return verdicts[1]!;
}

/** Kinds that a vehicle does not have twice on one day in one state. */
const ONCE_A_DAY: ReadonlySet<string> = new Set(['title', 'theft', 'theft-recovery', 'total-loss', 'export', 'import']);

const isDay = (date: string) => date.length === 'YYYY-MM-DD'.length;

/**
 * Whether two sources tell one event: the same kind, days that may be the same, nothing that contradicts, and something that
 * agrees: the odometer or an essential detail. Some kinds do not happen twice in a state on a day. What is only near stays
 * two events.
 */
function isSameEvent(a: HistoryEvent, b: HistoryEvent): boolean {
  if (a.source === b.source || !maySame(a.date, b.date)) return false;
  const odometer = compared(a.odometer, b.odometer, sameReading);
  const place = placeVerdict(a.place, b.place);
  if (odometer === 'contradict' || place === 'contradict') return false;
  const keys = Object.keys(a.detail) as (keyof EventDetail)[];
  if (
    keys.some((key) => !LOOSE.has(key) && compared<unknown>(a.detail[key], b.detail[key], sameValue) === 'contradict')
  ) {
    return false;
  }
  if (odometer === 'agree') return true;
  if (ESSENTIAL.some((key) => compared<unknown>(a.detail[key], b.detail[key], sameValue) === 'agree')) return true;
  return place === 'agree' && ONCE_A_DAY.has(a.kind) && isDay(a.date) && isDay(b.date);
}

/** The first speaks; what it does not say is filled from the second, whose name stands beside it. */
function joined(first: Merged, second: HistoryEvent): Merged {
  const { source, recordId } = second;
  const sourceWords = mergeWords([first.detail.sourceWords, second.detail.sourceWords]);
  return {
    ...first,
    odometer: first.odometer ?? second.odometer,
    place: first.place ?? second.place,
    sample: first.sample || second.sample,
    detail: { ...second.detail, ...first.detail, ...(sourceWords && { sourceWords }) },
    alsoFrom: [...first.alsoFrom, { source, recordId }],
  };
}

const alone = (event: HistoryEvent): Merged => ({ ...event, alsoFrom: [] });

const idOf = ({ source, recordId }: HistoryEvent) => JSON.stringify([source, recordId]);

/**
 * Events in the order of time, each with a key, and the same event of two sources as one. The order in which they come in
 * changes nothing.
 */
export function mergeEvents(events: readonly HistoryEvent[]): ReportEvent[] {
  const unique = [...new Map(events.map((event) => [idOf(event), event])).values()];
  const lots = mergeLots(unique);
  const records: HistoryEvent[] = unique.filter((event) => !isLot(event));
  const richest = records.toSorted((a, b) => wealth(b) - wealth(a) || inTime(a, b));
  const merged = [...groupBy(richest, ({ kind, date }) => `${kind} ${date.slice(0, 4)}`).values()].flatMap((group) => {
    // A feed with thousands of records of one vehicle would be compared with itself for minutes.
    if (group.every(({ source }) => source === group[0]!.source)) return group.map(alone);
    const kept: Merged[] = [];
    for (const event of group) {
      const place = kept.findIndex((other) => !tells(other, event.source) && isSameEvent(other, event));
      if (place < 0) kept.push(alone(event));
      else kept[place] = joined(kept[place]!, event);
    }
    return kept;
  });
  return [...merged, ...lots].sort(inTime).map((event, place) => ({ ...event, key: `e${place + 1}` }));
}

/** Whether a source has told the event already: its second record then is another event. */
const tells = ({ source, alsoFrom }: Merged, name: string) =>
  source === name || alsoFrom.some((other) => other.source === name);
