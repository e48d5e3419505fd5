import { LRUCache } from 'lru-cache';
import type { HistoryAnswer, HistorySource } from './history-source.ts';

const DAY_MS = 86_400_000;
/** Maximum number of cached answers per process. */
const MOST_KEPT = 500;

/**
 * Queries a source that charges a fee once a day per vehicle. New versions of a report are free for its owner
 * (docs/decisions.md §4), so the operator shouldn't pay twice for today's answer. Failures are retried.
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
