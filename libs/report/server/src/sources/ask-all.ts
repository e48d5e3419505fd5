import { within } from '@vinlore/contract';
import type { HistoryEvent, ReportFact, ReportRecall, SourceAnswer } from '@vinlore/report-domain';
import type { SourceQuery, HistorySource } from './history-source.ts';

/**
 * Time limit per source. A source that hasn't answered by then counts as down for this report. A hanging source may
 * delay a report by at most 3 s; the remaining time is for composing and storing it.
 */
export const SOURCE_LIMIT_MS = 2_900;

/** Answers of all sources about a vehicle, and the status of each. */
export interface AllAnswers {
  readonly events: readonly HistoryEvent[];
  readonly recalls: readonly ReportRecall[];
  readonly facts: readonly ReportFact[];
  readonly europe: boolean;
  readonly sources: readonly SourceAnswer[];
  /** Whether any source of records answered; without one, no report is made. */
  readonly heard: boolean;
}

const isDown = ({ name, kind, covers }: HistorySource): SourceAnswer => ({
  name,
  kind,
  status: 'down',
  asOf: null,
  covers: [...covers],
  records: 0,
  sample: false,
});

const tellsEvents = ({ kind }: Pick<HistorySource, 'kind'>) => kind === 'events' || kind === 'provider';

/**
 * Queries all sources at once. A source that hangs is cut off at the limit. One that fails in any way is listed as
 * down, never as "no record".
 */
export async function askAll(
  sources: readonly HistorySource[],
  vehicle: SourceQuery,
  limitMs = SOURCE_LIMIT_MS,
): Promise<AllAnswers> {
  const asked = await Promise.all(
    sources.map(async (source) => {
      const answer = await within(limitMs, (signal) => source.ask(vehicle, signal)).catch(() => null);
      return { source, answer };
    }),
  );
  return {
    events: asked.flatMap(({ answer }) => answer?.events ?? []),
    recalls: asked.flatMap(({ answer }) => answer?.recalls ?? []),
    facts: asked.flatMap(({ answer }) => answer?.facts ?? []),
    europe: asked.some(({ answer }) => answer?.europe),
    sources: asked.flatMap(({ source, answer }) => answer?.answers ?? [isDown(source)]),
    heard: asked.some(({ source, answer }) => answer !== null && tellsEvents(source)),
  };
}
