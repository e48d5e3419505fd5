import type { ReportEvent } from '../data/report-data.ts';
import type { EventDetail } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';
import { isSeen } from './title-brands.ts';

type DamageType = NonNullable<EventDetail['damage']>[number];

/** What any used car has, or what says nothing. */
const MILD: ReadonlySet<DamageType> = new Set(['minor', 'wear', 'unknown']);

/** Whether an event tells of damage that is more than wear. */
export const isDamaged = ({ detail }: ReportEvent): boolean =>
  (detail.damage ?? []).some((type) => !MILD.has(type)) || (detail.impact ?? []).length > 0;

/** Fields that say more than wear, where they say it in words that nobody could read, too. */
const TELLING = ['damage', 'impact', 'severity', 'paper'] as const;

/** Repossessed, donated and fleet cars are sold at salvage auctions, too. */
const isOrdinary = (lot: ReportEvent) =>
  !isDamaged(lot) && lot.detail.paper === 'clear' && !TELLING.some((field) => lot.detail.sourceWords?.[field]);

const named = (words: readonly string[]) => [...new Set(words)].join(',');

/**
 * Lots at salvage auctions: what was damaged, where, with which paper the last of them was sold, and whether it ran. An
 * alert, unless all that is told is wear or minor damage and a clear title.
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
