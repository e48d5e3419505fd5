/** Is told how services outside answer; the desk shows it. Never what they were asked. */
export interface SourceWatch {
  /** A question was put. @param ms how long the answer, or the failure, took */
  asked(source: string, isGood: boolean, ms: number): void;
  /** A question was not put, since the service keeps failing. */
  spared(source: string, until: Date): void;
}

/** For tests and commands that show nothing to anybody. */
export const UNWATCHED: SourceWatch = { asked: () => {}, spared: () => {} };

/** What means that a service is down. */
export interface Downs<Outcome> {
  /** Outcomes that do; none where nothing is said. */
  readonly failed?: (outcome: Outcome) => boolean;
  /** What is thrown; everything where nothing is said. It is thrown on in any case. */
  readonly broke?: (error: unknown) => boolean;
}

/** Puts a question to a service and tells how it went. */
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
