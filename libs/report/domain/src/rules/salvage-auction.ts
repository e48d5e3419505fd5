import type { ReportEvent } from '../data/report-data.ts';
import type { EventDetail } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';
import { isSeen } from './title-brands.ts';

type DamageType = NonNullable<EventDetail['damage']>[number];

/** Damage that any used car has, or that says nothing. */
const MILD: ReadonlySet<DamageType> = new Set(['minor', 'wear', 'unknown']);

/** Whether an event reports damage beyond wear. */
export const isDamaged = ({ detail }: ReportEvent): boolean =>
  (detail.damage ?? []).some((type) => !MILD.has(type)) || (detail.impact ?? []).length > 0;

/** Fields that indicate more than wear, even if their wording isn't recognized. */
const TELLING = ['damage', 'impact', 'severity', 'paper'] as const;

/** Repossessed, donated, and fleet cars are sold at salvage auctions, too. */
const isOrdinary = (lot: ReportEvent) =>
  !isDamaged(lot) && lot.detail.paper === 'clear' && !TELLING.some((field) => lot.detail.sourceWords?.[field]);

const named = (words: readonly string[]) => [...new Set(words)].join(',');

/**
 * Salvage auction lots: damage, zones, and the last one's document and engine status. An alert, unless there's only
 * wear or minor damage and a clear title.
 */
export const salvageAuction: Rule = ({ events }) => {
  const lots = events.filter(({ kind }) => kind === 'salvage-auction');
  const last = lots.at(-1);
  if (!last) return [];
  return [
    finding('salvage-auction', lots.every(isOrdinary) ? 'look' : 'alert', lots, {
      lots: lots.length,
      day: last.detail.until ?? last.date,
      seen: isSeen(last) ? 'yes' : 'no',
      damage: named(lots.flatMap(({ detail }) => detail.damage ?? [])),
      zones: named(lots.flatMap(({ detail }) => detail.impact ?? [])),
      paper: last.detail.paper ?? '',
      runs: last.detail.runs ?? '',
    }),
  ];
};
