import { expect, it } from 'vitest';
import { renewalAfter } from './renewal.ts';

it.each([
  ['month', '2026-11-20T10:00:00Z', '2026-12-20T10:00:00.000Z'],
  ['month', '2026-12-31T23:59:59Z', '2027-01-31T23:59:59.000Z'],
  ['month', '2027-01-31T00:00:00Z', '2027-02-28T00:00:00.000Z'],
  ['month', '2028-01-30T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['year', '2028-02-29T00:00:00Z', '2029-02-28T00:00:00.000Z'],
  ['year', '2026-11-20T10:00:00Z', '2027-11-20T10:00:00.000Z'],
] as const)('a plan paid each %s from %s renews at %s', (interval, paid, renewal) =>
  expect(renewalAfter(interval, new Date(paid)).toISOString()).toBe(renewal),
);
