import { type Config, type Logger, type SourceWatch, UNWATCHED } from '@vinlore/server-kit';
import { plateLookUpOver } from './plates/ask-provider.ts';
import { withCircuitBreaker } from './plates/circuit-breaker.ts';
import type { PlateLookUp } from './plates/plate-look-up.ts';
import { autoDev, carsXe, plateToVin } from './plates/providers.ts';

/** Returns the plate providers with API keys in the environment, cheapest first. */
export function plateProviders(
  { AUTO_DEV_KEY, PLATETOVIN_KEY, CARSXE_KEY }: Pick<Config, 'AUTO_DEV_KEY' | 'PLATETOVIN_KEY' | 'CARSXE_KEY'>,
  log: Logger,
  clock: () => Date,
  watch: SourceWatch = UNWATCHED,
): PlateLookUp[] {
  return [
    ...(PLATETOVIN_KEY ? [plateToVin({ key: PLATETOVIN_KEY })] : []),
    ...(CARSXE_KEY ? [carsXe({ key: CARSXE_KEY })] : []),
    ...(AUTO_DEV_KEY ? [autoDev({ key: AUTO_DEV_KEY })] : []),
  ].map((provider) => withCircuitBreaker(plateLookUpOver(provider, log), clock, watch));
}
