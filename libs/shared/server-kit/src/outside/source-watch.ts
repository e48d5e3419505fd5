/** Is told how services outside answer; the desk shows it. Never what they were asked. */
export interface SourceWatch {
  /** A question was put. @param ms how long the answer, or the failure, took */
  asked(source: string, isGood: boolean, ms: number): void;
  /** A question was not put, since the service keeps failing. */
  spared(source: string, until: Date): void;
}

/** For tests and commands that show nothing to anybody. */
export const UNWATCHED: SourceWatch = { asked: () => {}, spared: () => {} };

/**
 * Puts a question to a service and tells how it went.
 *
 * @param failed tells an outcome that means "down"; what is thrown does so, too, and is thrown on
 */
export async function watched<Outcome>(
  watch: SourceWatch,
  source: string,
  ask: () => Promise<Outcome>,
  failed: (outcome: Outcome) => boolean = () => false,
): Promise<Outcome> {
  const began = performance.now();
  let isGood = false;
  try {
    const outcome = await ask();
    isGood = !failed(outcome);
    return outcome;
  } finally {
    watch.asked(source, isGood, performance.now() - began);
  }
}
