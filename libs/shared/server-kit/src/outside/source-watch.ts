/** Receives the outcome of each request to an outside service, for the desk. Never the content of a request. */
export interface SourceWatch {
  /** A request was made. @param ms how long it took to succeed or fail */
  asked(source: string, isGood: boolean, ms: number): void;
  /** A request was skipped because the service keeps failing. */
  spared(source: string, until: Date): void;
}

/** For tests and commands that don't display outcomes. */
export const UNWATCHED: SourceWatch = { asked: () => {}, spared: () => {} };

/** What counts as a failure of the service. */
export interface Downs<Outcome> {
  /** Outcomes that do; default: none. */
  readonly failed?: (outcome: Outcome) => boolean;
  /** Errors that do; default: all. Errors are rethrown in any case. */
  readonly broke?: (error: unknown) => boolean;
}

/** Makes a request to a service and reports the outcome. */
export async function watched<Outcome>(
  watch: SourceWatch,
  source: string,
  ask: () => Promise<Outcome>,
  { failed = () => false, broke = () => true }: Downs<Outcome> = {},
): Promise<Outcome> {
  const began = performance.now();
  let isGood = false;
  try {
    const outcome = await ask();
    isGood = !failed(outcome);
    return outcome;
  } catch (error) {
    isGood = !broke(error);
    throw error;
  } finally {
    watch.asked(source, isGood, performance.now() - began);
  }
}
