/** So many failures in a row open the circuit… */
const FAILURES = 5;
/** …for so long; then one attempt tries again. */
const OPEN_MS = 30_000;

/** Whether a source outside is worth asking right now. */
export interface Circuit {
  /**
   * Asks, unless the source is known to be down.
   *
   * @param failed tells an outcome that means "down"; what is thrown does so, too, and is thrown on
   * @returns null where nobody was asked
   */
  attempt<Outcome>(ask: () => Promise<Outcome>, failed?: (outcome: Outcome) => boolean): Promise<Outcome | null>;
}

/**
 * Spares visitors the wait for a source that is down: after five failures in a row nobody is asked for half a minute, then
 * one attempt tries.
 *
 * @param onSpared told of each question that was not put, and until when that stays so
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
      // While this attempt tries, the others do not wait with it.
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
