import type { PlateLookUp } from './plate-look-up.ts';

/** So many failures in a row open the circuit… */
const FAILURES = 5;
/** …for so long; then one look-up tries again. */
const OPEN_MS = 30_000;

/**
 * Spares visitors the wait for a provider that is down: after five failures in a row it is taken for unavailable at
 * once for half a minute, then tried by one look-up.
 */
export function withCircuitBreaker(source: PlateLookUp, clock: () => Date): PlateLookUp {
  let failures = 0;
  let openUntil = 0;
  return {
    name: source.name,
    async lookup(query) {
      const now = clock().getTime();
      if (now < openUntil) return { kind: 'unavailable' };
      // While this look-up tries, the others do not wait with it.
      if (failures >= FAILURES) openUntil = now + OPEN_MS;
      const outcome = await source.lookup(query);
      if (outcome.kind === 'unavailable') {
        failures++;
        if (failures >= FAILURES) openUntil = clock().getTime() + OPEN_MS;
      } else {
        failures = 0;
        openUntil = 0;
      }
      return outcome;
    },
  };
}
