/** Number of failures in a row that opens the circuit. */
const FAILURES = 5;
/** How long it stays open, until one attempt is let through. */
const OPEN_MS = 30_000;

/** Circuit breaker for an outside source. */
export interface Circuit {
  /**
   * Makes the request, unless the source is known to be down.
   *
   * @param failed whether an outcome means "down"; a thrown error always does, and is rethrown
   * @returns null if no request was made
   */
  attempt<Outcome>(ask: () => Promise<Outcome>, failed?: (outcome: Outcome) => boolean): Promise<Outcome | null>;
}

/**
 * Spares visitors the wait for a source that is down: after five failures in a row no requests are made for 30 seconds,
 * then one attempt is let through.
 *
 * @param onSpared called for each skipped request, with the time until which requests are skipped
 */
export function createCircuit(clock: () => Date, onSpared: (until: Date) => void = () => {}): Circuit {
  let failures = 0;
  let openUntil = 0;
  const fail = () => {
    failures++;
    if (failures >= FAILURES) openUntil = clock().getTime() + OPEN_MS;
  };
  return {
    async attempt(ask, failed = () => false) {
      const now = clock().getTime();
      if (now < openUntil) {
        onSpared(new Date(openUntil));
        return null;
      }
      // Keep the circuit open for the others during this attempt.
      if (failures >= FAILURES) openUntil = now + OPEN_MS;
      let outcome;
      try {
        outcome = await ask();
      } catch (error) {
        fail();
        throw error;
      }
      if (failed(outcome)) fail();
      else {
        failures = 0;
        openUntil = 0;
      }
      return outcome;
    },
  };
}
