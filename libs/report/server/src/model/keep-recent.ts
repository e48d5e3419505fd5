import { LRUCache } from 'lru-cache';

/** So long an answer stands before it is asked for again: a visitor looks at a car more than once. */
const KEPT_MS = 5 * 60_000;

/**
 * Remembers answers for some minutes by a key, so that one question is asked once, however many ask it at the same time.
 *
 * @param most so many answers are kept at once
 * @param isGood what a source was too slow or broken for is asked again
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
