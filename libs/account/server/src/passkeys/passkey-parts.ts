import type { Parts } from '../calls/parts.ts';
import type { Challenges } from './challenges.ts';

/** What the calls of this slice are made of. */
export interface PasskeyParts extends Pick<
  Parts,
  'database' | 'mail' | 'clock' | 'originOf' | 'check' | 'attempts' | 'cookies' | 'devices'
> {
  readonly challenges: Challenges;
}
