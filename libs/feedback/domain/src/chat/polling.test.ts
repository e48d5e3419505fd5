import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pollDelay } from './polling.ts';

it('polls after 3 s, then backs off to at most 30 s', () => {
  expect([0, 1, 2].map(pollDelay)).toEqual([3000, 4500, 6750]);
  expect([6, 100, 10_000].map(pollDelay)).toEqual([30_000, 30_000, 30_000]);
  fc.assert(fc.property(fc.nat(200), (quiet) => pollDelay(quiet) <= pollDelay(quiet + 1)));
});
