import { createCircuit, type SourceWatch, UNWATCHED, watched } from '@vinlore/server-kit';
import type { PlateLookUp, PlateOutcome } from './plate-look-up.ts';

/**
 * Wraps a source so that one that is down is reported as unavailable right away instead of making every visitor wait.
 */
export function withCircuitBreaker(
  source: PlateLookUp,
  clock: () => Date,
  watch: SourceWatch = UNWATCHED,
): PlateLookUp {
  const circuit = createCircuit(clock, (until) => watch.spared(source.name, until));
  const isDown = ({ kind }: PlateOutcome) => kind === 'unavailable';
  return {
    name: source.name,
    lookup: async (query) =>
      (await circuit.attempt(
        () => watched(watch, source.name, () => source.lookup(query), { failed: isDown }),
        isDown,
      )) ?? { kind: 'unavailable' },
  };
}
