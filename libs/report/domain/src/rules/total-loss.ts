import { titleBrand } from '../codes/title-brands.ts';
import type { ReportEvent } from '../data/report-data.ts';
import type { EventDetail } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';
import { brandOf } from './title-brands.ts';

/** Rebuilt, reconstructed (D.20): it was salvage under state rules, possibly without an insurer involved. */
const REBUILT: ReadonlySet<string> = new Set(['09', '10']);

/** Documents that states issue for written-off cars; any car can be sold with a bill of sale. */
const WRITTEN_OFF: ReadonlySet<EventDetail['paper']> = new Set([
  'salvage',
  'junk',
  'nonrepairable',
  'destruction',
  'parts-only',
]);

/** Direct evidence that the vehicle was written off. */
function writtenOff(event: ReportEvent): string | null {
  if (event.kind === 'total-loss' || event.detail.totalLoss) return 'reported';
  const code = brandOf(event);
  if (code && !REBUILT.has(code) && titleBrand(code)?.about === 'written-off') return 'brand';
  if (event.detail.paper && WRITTEN_OFF.has(event.detail.paper)) return 'paper';
  return event.kind === 'salvage' || event.kind === 'junk' ? event.kind : null;
}

const isRebuilt = (event: ReportEvent) => REBUILT.has(brandOf(event) ?? '') || event.detail.paper === 'rebuilt';

/** Indications of a total loss; two of them together are a signal. */
function heavySigns({ detail }: ReportEvent): string[] {
  return [
    ...(detail.severity === 'severe' ? ['severe'] : []),
    ...(detail.airbags ? ['airbags'] : []),
    ...(detail.structural ? ['structural'] : []),
  ];
}

const SIGNALS = 2;

const firstOf = (events: readonly ReportEvent[]) => events[0]!.date;
const named = (signals: readonly string[]) => [...new Set(signals)].sort().join(',');

/**
 * Signals of a total loss: an insurer's report, salvage and junk records, documents, and title brands. Without those, a
 * rebuilt title, or an event with two of "severe", "airbags", and "structural", because such repairs often cost more
 * than the car is worth, and not every total loss is reported.
 */
export const totalLoss: Rule = ({ events }) => {
  const certain = events.filter((event) => writtenOff(event) !== null);
  if (certain.length > 0) {
    const signals = named(certain.map((event) => writtenOff(event)!));
    return [finding('total-loss', 'alert', certain, { signals, day: firstOf(certain) })];
  }
  const signsOf = (event: ReportEvent) => {
    const signs = heavySigns(event);
    return [...(isRebuilt(event) ? ['rebuilt'] : []), ...(signs.length >= SIGNALS ? signs : [])];
  };
  const likely = events.filter((event) => signsOf(event).length > 0);
  if (likely.length === 0) return [];
  return [finding('total-loss', 'look', likely, { signals: named(likely.flatMap(signsOf)), day: firstOf(likely) })];
};
