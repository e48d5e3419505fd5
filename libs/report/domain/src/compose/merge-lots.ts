import type { ReportEvent } from '../data/report-data.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import { mergeWords } from '../events/source-words.ts';
import { groupBy } from '../rules/group-by.ts';
import { firstDay, lastDay } from '../rules/partial-date.ts';

/** An event with whoever else tells it, before it gets its key. */
export type Merged = Omit<ReportEvent, 'key'>;

/** Whether an event is a numbered lot of a salvage auction. */
export const isLot = ({ kind, detail }: HistoryEvent): boolean =>
  kind === 'salvage-auction' && detail.lot !== undefined;

/** Lot numbers are written with and without separators. */
const lotNumber = (lot: string) => lot.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The latest says most of how it ended; of one day, the one that tells more; the rest only makes the order the same each time. */
function latestFirst(a: HistoryEvent, b: HistoryEvent): number {
  const detail = ({ detail: said }: HistoryEvent) => Object.keys(said).length;
  return (
    lastDay(b.date) - lastDay(a.date) ||
    detail(b) - detail(a) ||
    (`${a.source}\0${a.recordId}` < `${b.source}\0${b.recordId}` ? -1 : 1)
  );
}

/**
 * The dates of one lot: the auction's day, the last one where it was run again; else the days from which to which it was seen
 * on offer.
 */
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

/** One lot of several records: the latest speaks, what it leaves out the others fill in, and all damage that any of them tells. */
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
 * Records of salvage auctions with the same lot number as one: a lot is relisted until it is sold, and told by several feeds.
 * Of one vehicle two lots never have one number.
 */
export function mergeLots(events: readonly HistoryEvent[]): Merged[] {
  const lots = groupBy(events.filter(isLot), ({ detail }) => lotNumber(detail.lot!));
  return [...lots.values()].map(oneLot);
}
