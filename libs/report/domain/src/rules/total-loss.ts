import { titleBrand } from '../codes/title-brands.ts';
import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { brandOf } from './title-brands.ts';

/** What says outright that somebody gave the vehicle up. */
function writtenOff(event: ReportEvent): string | null {
  if (event.kind === 'total-loss' || event.detail.totalLoss) return 'reported';
  const code = brandOf(event);
  if (code && titleBrand(code)?.about === 'written-off') return 'brand';
  return event.kind === 'salvage' || event.kind === 'junk' ? event.kind : null;
}

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
 * Signals of a total loss: reported by an insurer, or told by salvage and junk records and by title brands. Without any of
 * these, one event with two of "severe", "airbags", "structural": repairs of such damage often cost more than the car is
 * worth, and not every total loss is reported.
 */
export const totalLoss: Rule = ({ events }) => {
  const certain = events.filter((event) => writtenOff(event) !== null);
  if (certain.length > 0) {
    const signals = named(certain.map((event) => writtenOff(event)!));
    return [finding('total-loss', 'alert', certain, { signals, day: firstOf(certain) })];
  }
  const likely = events.filter((event) => heavySigns(event).length >= SIGNALS);
  if (likely.length === 0) return [];
  return [finding('total-loss', 'look', likely, { signals: named(likely.flatMap(heavySigns)), day: firstOf(likely) })];
};
