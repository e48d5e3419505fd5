import { LRUCache } from 'lru-cache';

/** How long an answer is cached, because visitors look at a vehicle more than once. */
const KEPT_MS = 5 * 60_000;

/**
 * Caches answers by key for a few minutes. Simultaneous calls with the same key share one lookup.
 *
 * @param most maximum number of cached answers
 * @param isGood whether an answer is complete; others aren't cached, so that the lookup is retried
 */
export function keepRecent<Answer>(clock: () => Date, most: number, isGood: (answer: Answer) => boolean = () => true) {
  const kept = new LRUCache<string, { readonly until: number; readonly answer: Promise<Answer> }>({ max: most });
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const now = clock().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.answer;
    const entry = { until: now + KEPT_MS, answer: ask() };
    kept.set(key, entry);
    const forget = () => {
      if (kept.peek(key) === entry) kept.delete(key);
    };
    entry.answer.then((answer) => {
      if (!isGood(answer)) forget();
    }, forget);
    return entry.answer;
  };
}
