import { createCircuit } from '@vinlore/server-kit';
import type { PlateLookUp } from './plate-look-up.ts';

/** Takes a provider that is down for unavailable at once, instead of letting every visitor wait for it. */
export function withCircuitBreaker(source: PlateLookUp, clock: () => Date): PlateLookUp {
  const circuit = createCircuit(clock);
  return {
    name: source.name,
    lookup: async (query) =>
      (await circuit.attempt(
        () => source.lookup(query),
        ({ kind }) => kind === 'unavailable',
      )) ?? { kind: 'unavailable' },
  };
}
