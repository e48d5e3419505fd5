import type { AccountDeps } from '../deps.ts';
import type { Challenges } from './challenges.ts';

/** Dependencies of this module's calls. */
export interface PasskeyDeps extends Pick<
  AccountDeps,
  'database' | 'mail' | 'mailLimit' | 'clock' | 'originOf' | 'check' | 'attempts' | 'cookies' | 'devices' | 'sealer'
> {
  readonly challenges: Challenges;
}
