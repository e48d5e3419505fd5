import type { AccountDeps } from '../deps.ts';
import type { Challenges } from './challenges.ts';

/** What the calls of this module are made of. */
export interface PasskeyDeps extends Pick<
  AccountDeps,
  'database' | 'mail' | 'mailLimit' | 'clock' | 'originOf' | 'check' | 'attempts' | 'cookies' | 'devices' | 'sealer'
> {
  readonly challenges: Challenges;
}
