import type { Config, Logger, SourceWatch } from '@vinlore/server-kit';
import { secondOpinion, type SecondOpinion } from './second-opinion.ts';

/** NHTSA's live service, unless turned off in the environment; our own result is then returned unchanged. */
export function secondOpinionOf(
  { VPIC_API, VPIC_API_URL }: Pick<Config, 'VPIC_API' | 'VPIC_API_URL'>,
  log: Logger,
  clock: () => Date,
  watch?: SourceWatch,
): SecondOpinion {
  if (VPIC_API === 'off') return (vehicle) => Promise.resolve(vehicle);
  return secondOpinion({ address: VPIC_API_URL, log, clock, ...(watch && { watch }) });
}
