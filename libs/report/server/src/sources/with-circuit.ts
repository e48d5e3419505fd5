import { createCircuit, type Logger, type SourceWatch, UNWATCHED, watched } from '@vinlore/server-kit';
import type { HistoryAnswer, HistorySource } from './history-source.ts';
import { SourceError } from './source-error.ts';

/** Rejects as soon as the signal is aborted. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const over = () => reject(new Error('The source did not respond in time.'));
    if (signal.aborted) over();
    signal.addEventListener('abort', over, { once: true });
  });
}

/**
 * Stops querying an external source that is down, so that reports don't wait for it, and warns operators without
 * logging the query. A source that hangs past the signal counts as a failure too.
 */
export function withCircuit(
  source: HistorySource,
  log: Logger,
  clock: () => Date,
  watch: SourceWatch = UNWATCHED,
): HistorySource {
  const circuit = createCircuit(clock, (until) => watch.spared(source.name, until));
  return {
    ...source,
    async ask(vehicle, signal): Promise<HistoryAnswer> {
      const answer = await circuit
        .attempt(() =>
          watched(watch, source.name, () => Promise.race([source.ask(vehicle, signal), whenAborted(signal)])),
        )
        .catch((error: unknown) => {
          log.warn({ source: source.name, reason: reasonOf(error) }, 'a history source is down');
          throw error;
        });
      if (answer === null) throw new Error('The source failed too often, so requests are paused.');
      return answer;
    },
  };
}

/** Error messages of others may contain the query, so only our own are logged. */
function reasonOf(error: unknown): string {
  if (error instanceof SourceError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
