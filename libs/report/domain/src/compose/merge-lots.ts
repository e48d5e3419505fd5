import type { ReportEvent } from '../data/report-data.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import { mergeWords } from '../events/source-words.ts';
import { groupBy } from '../rules/group-by.ts';
import { firstDay, lastDay } from '../rules/partial-date.ts';

/** An event with other sources that report it, before it gets its key. */
export type Merged = Omit<ReportEvent, 'key'>;

/** Whether an event is a numbered lot at a salvage auction. */
export const isLot = ({ kind, detail }: HistoryEvent): boolean =>
  kind === 'salvage-auction' && detail.lot !== undefined;

/** Normalizes lot numbers, which are written with or without separators. */
const lotNumber = (lot: string) => lot.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Sorts by date and then by detail, since the latest record knows the outcome; the rest only makes the order
 * deterministic.
 */
function latestFirst(a: HistoryEvent, b: HistoryEvent): number {
  const detail = ({ detail: said }: HistoryEvent) => Object.keys(said).length;
  return (
    lastDay(b.date) - lastDay(a.date) ||
    detail(b) - detail(a) ||
    (`${a.source}\0${a.recordId}` < `${b.source}\0${b.recordId}` ? -1 : 1)
  );
}

/** Dates of a lot: the (last) auction date, or else the range in which it was seen for sale. */
function datesOf(
  records: readonly HistoryEvent[],
): Pick<HistoryEvent, 'date' | 'dateIs'> & { readonly until?: string } {
  const held = records.filter(({ dateIs }) => dateIs !== 'seen');
  if (held.length > 0) return { date: held[0]!.date };
  const ends = records.flatMap(({ date, detail }) => [date, ...(detail.until === undefined ? [] : [detail.until])]);
  const first = records.reduce((a, b) => (firstDay(b.date) < firstDay(a.date) ? b : a)).date;
  const last = ends.reduce((a, b) => (lastDay(b) > lastDay(a) ? b : a));
  return { date: first, dateIs: 'seen', ...(lastDay(last) > lastDay(first) && { until: last }) };
}

/** Merges the records of one lot: the latest takes precedence, the others fill gaps, and all damage is kept. */
function oneLot(records: readonly HistoryEvent[]): Merged {
  const sorted = records.toSorted(latestFirst);
  const [speaks, ...others] = sorted as [HistoryEvent, ...HistoryEvent[]];
  const { until: _until, ...detail } = Object.assign(
    {},
    ...sorted.toReversed().map((each) => each.detail),
  ) as HistoryEvent['detail'];
  const union = <T>(of: (said: HistoryEvent['detail']) => readonly T[] | undefined) => [
    ...new Set(sorted.flatMap((each) => of(each.detail) ?? [])),
  ];
  const [damage, impact] = [union((said) => said.damage), union((said) => said.impact)];
  const sourceWords = mergeWords(sorted.map((each) => each.detail.sourceWords));
  const { until, ...dates } = datesOf(sorted);
  const { dateIs: _dateIs, ...rest } = speaks;
  return {
    ...rest,
    ...dates,
    odometer: sorted.find(({ odometer }) => odometer !== null)?.odometer ?? null,
    place: sorted.find(({ place }) => place !== null)?.place ?? null,
    sample: sorted.some(({ sample }) => sample),
    confidence: sorted.some(({ confidence }) => confidence === 'reported') ? 'reported' : 'unverified',
    detail: {
      ...detail,
      ...(until !== undefined && { until }),
      ...(damage.length > 0 && { damage }),
      ...(impact.length > 0 && { impact }),
      ...(sourceWords && { sourceWords }),
    },
    alsoFrom: others
      .filter(({ source }, at) => source !== speaks.source && others.findIndex((each) => each.source === source) === at)
      .map(({ source, recordId }) => ({ source, recordId })),
  };
}

/**
 * Merges salvage auction records with the same lot number. Lots are relisted until sold, and several feeds report them;
 * two lots of one vehicle never share a number.
 */
export function mergeLots(events: readonly HistoryEvent[]): Merged[] {
  const lots = groupBy(events.filter(isLot), ({ detail }) => lotNumber(detail.lot!));
  return [...lots.values()].map(oneLot);
}
