import { DISPOSITIONS } from '../codes/dispositions.ts';
import type { ReportEvent } from '../data/report-data.ts';
import type { EventKind } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';
import { surelyBefore } from './partial-date.ts';

/** Crushed (D.20). */
const CRUSHED = '53';

/** Event kinds only a car on the road can have. A wreck can still get documents or be auctioned long afterwards. */
const ON_THE_ROAD: ReadonlySet<EventKind> = new Set(['registration', 'service', 'inspection', 'emissions', 'accident']);

const endsIt = ({ detail }: ReportEvent) =>
  detail.brand === CRUSHED ||
  detail.paper === 'destruction' ||
  (detail.disposition !== undefined && !DISPOSITIONS[detail.disposition].mayReturn);

/**
 * A car on the road after it was crushed, scrapped, dismantled, or titled for destruction: its VIN may be on another
 * car.
 */
export const seenAfterEnd: Rule = ({ events }) => {
  const end = events.find(endsIt);
  if (!end) return [];
  const later = events.filter(({ kind, date }) => ON_THE_ROAD.has(kind) && surelyBefore(end.date, date));
  const [first] = later;
  if (!first) return [];
  const figures = { endDay: end.date, day: first.date, records: later.length };
  return [finding('seen-after-end', 'alert', [end, ...later], figures)];
};
