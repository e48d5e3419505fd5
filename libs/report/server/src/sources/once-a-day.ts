import { LRUCache } from 'lru-cache';
import type { HistoryAnswer, HistorySource } from './history-source.ts';

const DAY_MS = 86_400_000;
/** Answers that a process remembers. */
const MOST_KEPT = 500;

/**
 * Asks a source that takes a fee about a vehicle once a day: new versions of a report are free for its owner (docs/decisions.md §4),
 * so that nobody should pay for what was said this morning. What failed is asked again.
 */
export function onceADay(source: HistorySource, clock: () => Date): HistorySource {
  const kept = new LRUCache<string, { readonly until: number; readonly answer: HistoryAnswer }>({ max: MOST_KEPT });
  return {
    ...source,
    async ask(vehicle, signal) {
      const known = kept.get(vehicle.vin);
      if (known && known.until > clock().getTime()) return known.answer;
      const answer = await source.ask(vehicle, signal);
      kept.set(vehicle.vin, { until: clock().getTime() + DAY_MS, answer });
      return answer;
    },
  };
}
