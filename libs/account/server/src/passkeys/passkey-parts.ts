import type { Parts } from '../calls/parts.ts';
import type { Challenges } from './challenges.ts';

/** What the calls of this module are made of. */
export interface PasskeyParts extends Pick<
  Parts,
  'database' | 'mail' | 'mailLimit' | 'clock' | 'originOf' | 'check' | 'attempts' | 'cookies' | 'devices' | 'sealer'
> {
  readonly challenges: Challenges;
}
