import type { SourceWatch } from './source-watch.ts';

/** Outcome of a request to an outside service: answered, failed, or skipped because the service keeps failing. */
type SourceOutcome = 'answered' | 'failed' | 'spared';

/** A watch that also counts, for the process's metrics. */
export interface CountedWatch extends SourceWatch {
  /** Counts since the start of the process. */
  totals(): { readonly source: string; readonly outcome: SourceOutcome; readonly count: number }[];
}

/** Returns a watch that counts what it passes on to another watch. */
export function countedWatch(watch: SourceWatch): CountedWatch {
  const sources = new Map<string, Record<SourceOutcome, number>>();
  const count = (source: string, outcome: SourceOutcome) => {
    const counts = sources.get(source) ?? { answered: 0, failed: 0, spared: 0 };
    counts[outcome]++;
    sources.set(source, counts);
  };
  return {
    asked: (source, isGood, ms) => {
      count(source, isGood ? 'answered' : 'failed');
      watch.asked(source, isGood, ms);
    },
    spared: (source, until) => {
      count(source, 'spared');
      watch.spared(source, until);
    },
    totals: () =>
      [...sources].flatMap(([source, counts]) =>
        (Object.entries(counts) as [SourceOutcome, number][]).map(([outcome, total]) => ({
          source,
          outcome,
          count: total,
        })),
      ),
  };
}
