import type { SourceWatch } from './source-watch.ts';

/** How questions to services outside ended: answered, failed, or not put because the service keeps failing. */
type SourceOutcome = 'answered' | 'failed' | 'spared';

/** A watch that counts besides, for the process's metrics. */
export interface CountedWatch extends SourceWatch {
  /** Since the start of the process. */
  totals(): { readonly source: string; readonly outcome: SourceOutcome; readonly count: number }[];
}

/** Counts what another watch is told. */
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
