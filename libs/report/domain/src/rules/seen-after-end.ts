import { DISPOSITIONS } from '../codes/dispositions.ts';
import type { ReportEvent } from '../data/report-data.ts';
import type { EventKind } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';
import { surelyBefore } from './partial-date.ts';

/** Crushed (D.20). */
const CRUSHED = '53';

/** What only a car on the road has. Papers of a wreck may be issued and it may be auctioned, long after its end. */
const ON_THE_ROAD: ReadonlySet<EventKind> = new Set(['registration', 'service', 'inspection', 'emissions', 'accident']);

const endsIt = ({ detail }: ReportEvent) =>
  detail.brand === CRUSHED ||
  detail.paper === 'destruction' ||
  (detail.disposition !== undefined && !DISPOSITIONS[detail.disposition].mayReturn);

/** A car that was on the road after it was crushed, scrapped, taken apart or titled for destruction: its VIN may be on another one. */
export const seenAfterEnd: Rule = ({ events }) => {
  const end = events.find(endsIt);
  if (!end) return [];
  const later = events.filter(({ kind, date }) => ON_THE_ROAD.has(kind) && surelyBefore(end.date, date));
  const [first] = later;
  if (!first) return [];
  const figures = { endDay: end.date, day: first.date, records: later.length };
  return [finding('seen-after-end', 'alert', [end, ...later], figures)];
};
