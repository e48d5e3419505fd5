import { createCircuit, type Logger, type SourceWatch, UNWATCHED, watched } from '@vinlore/server-kit';
import type { HistoryAnswer, HistorySource } from './history-source.ts';
import { SourceError } from './source-error.ts';

/** Rejects as soon as the signal says that the time is up. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const over = () => reject(new Error('The source did not answer in time.'));
    if (signal.aborted) over();
    signal.addEventListener('abort', over, { once: true });
  });
}

/**
 * Spares reports the wait for a source outside that is down, and tells operators of it; what was asked about is not logged.
 * A source that hangs beyond the signal counts as a failure, too.
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
          log.warn({ source: source.name, reason: reasonOf(error) }, 'a source of history is down');
          throw error;
        });
      if (answer === null) throw new Error('The source has failed too often, so nobody asks it for a while.');
      return answer;
    },
  };
}

/** Messages of others may quote what they were asked, so only ours are logged. */
function reasonOf(error: unknown): string {
  if (error instanceof SourceError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
