import { titleBrand } from '../codes/title-brands.ts';
import type { ReportEvent } from '../data/report-data.ts';
import type { EventDetail } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';
import { brandOf } from './title-brands.ts';

/** Rebuilt, reconstructed (D.20): it had been salvage by its state's rule, of which no insurer need have known. */
const REBUILT: ReadonlySet<string> = new Set(['09', '10']);

/** Papers that a state gives for cars that are given up; with a bill of sale anything may be sold. */
const WRITTEN_OFF: ReadonlySet<EventDetail['paper']> = new Set([
  'salvage',
  'junk',
  'nonrepairable',
  'destruction',
  'parts-only',
]);

/** What says outright that somebody gave the vehicle up. */
function writtenOff(event: ReportEvent): string | null {
  if (event.kind === 'total-loss' || event.detail.totalLoss) return 'reported';
  const code = brandOf(event);
  if (code && !REBUILT.has(code) && titleBrand(code)?.about === 'written-off') return 'brand';
  if (event.detail.paper && WRITTEN_OFF.has(event.detail.paper)) return 'paper';
  return event.kind === 'salvage' || event.kind === 'junk' ? event.kind : null;
}

const isRebuilt = (event: ReportEvent) => REBUILT.has(brandOf(event) ?? '') || event.detail.paper === 'rebuilt';

/** What makes a total loss likely; two of them together are a signal. */
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
 * Signals of a total loss: reported by an insurer, or told by salvage and junk records, by papers and by title brands.
 * Without any of these, a rebuilt title, or one event with two of "severe", "airbags", "structural": repairs of such damage
 * often cost more than the car is worth, and not every total loss is reported.
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
