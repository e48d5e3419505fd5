import type { ReportEvent } from '../data/report-data.ts';
import { EVENT_KINDS, type EventDetail, type HistoryEvent } from '../events/history-event.ts';
import { mergeWords } from '../events/source-words.ts';
import { groupBy } from '../rules/group-by.ts';
import { maySame } from '../rules/partial-date.ts';
import { milesOf } from '../rules/readings.ts';
import { isLot, type Merged, mergeLots } from './merge-lots.ts';

const KIND_ORDER = Object.keys(EVENT_KINDS);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts chronologically, coarse dates before exact ones; the rest only makes the order deterministic. */
function inTime(a: HistoryEvent, b: HistoryEvent): number {
  return (
    compare(a.date, b.date) ||
    KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
    compare(a.source, b.source) ||
    compare(a.recordId, b.recordId)
  );
}

/** Ranks how informative an event is; the most detailed and precise one is the base of a merge. */
const wealth = ({ date, dateIs, odometer, place, detail, confidence }: HistoryEvent) =>
  (confidence === 'reported' ? 1000 : 0) +
  // The date of the event is worth more than the date it was observed.
  (dateIs === 'seen' ? 0 : 500) +
  date.length * 10 +
  Object.keys(detail).length +
  (odometer ? 1 : 0) +
  (place ? 1 : 0);

/** Details that must match in two records of the same event, and that identify it. */
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

/** Details that two sources may word differently or give in different depth. */
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

/** Tolerance for km-to-mile rounding, in either direction. */
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

/** Kinds that happen at most once a day per state. */
const ONCE_A_DAY: ReadonlySet<string> = new Set(['title', 'theft', 'theft-recovery', 'total-loss', 'export', 'import']);

const isDay = (date: string) => date.length === 'YYYY-MM-DD'.length;

/**
 * Whether two sources report the same event: same kind, compatible dates, no contradictions, and a matching odometer
 * reading or essential detail. Some kinds happen at most once a day per state and need no further match. Anything less
 * certain stays separate.
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

/** Merges two records: the first takes precedence, the second fills its gaps and is listed as another source. */
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
 * Returns events in chronological order, each with a key, with duplicates from several sources merged. Independent of
 * input order.
 */
export function mergeEvents(events: readonly HistoryEvent[]): ReportEvent[] {
  const unique = [...new Map(events.map((event) => [idOf(event), event])).values()];
  const lots = mergeLots(unique);
  const records: HistoryEvent[] = unique.filter((event) => !isLot(event));
  const richest = records.toSorted((a, b) => wealth(b) - wealth(a) || inTime(a, b));
  const merged = [...groupBy(richest, ({ kind, date }) => `${kind} ${date.slice(0, 4)}`).values()].flatMap((group) => {
    // Comparing a feed's thousands of records with each other would take minutes.
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

/** Whether the source already contributed to this event; if so, its second record is a separate event. */
const tells = ({ source, alsoFrom }: Merged, name: string) =>
  source === name || alsoFrom.some((other) => other.source === name);
