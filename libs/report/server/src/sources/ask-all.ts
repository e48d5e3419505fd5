import { within } from '@vinlore/contract';
import type { HistoryEvent, ReportFact, ReportRecall, SourceAnswer } from '@vinlore/report-domain';
import type { SourceQuery, HistorySource } from './history-source.ts';

/**
 * A source that has not answered by then is down for this report: a report waits for a hanging source for 3 s at most
 *, and is composed and kept in what is left of them.
 */
export const SOURCE_LIMIT_MS = 2_900;

/** What all sources say of a vehicle, and how each of them answered. */
export interface AllAnswers {
  readonly events: readonly HistoryEvent[];
  readonly recalls: readonly ReportRecall[];
  readonly facts: readonly ReportFact[];
  readonly europe: boolean;
  readonly sources: readonly SourceAnswer[];
  /** Whether any source of events answered: without one there is no report to make. */
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
 * Asks all sources at once. What hangs is cut off at the limit, and what fails in any way is named as down: that is never
 * "no record".
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
