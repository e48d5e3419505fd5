import type { Plan } from '@vinlore/brand';
import { expect, it } from 'vitest';
import { isPayable } from './coupon.ts';
import { creditsGranted, documentsIn, renews } from './plan-terms.ts';

const planOf = (terms: object) => terms as Plan;

it.each([
  [planOf({ kind: 'single', credits: 1 }), { renews: false, granted: 1, documents: 1 }],
  [planOf({ kind: 'bundle', credits: 3 }), { renews: false, granted: 3, documents: 3 }],
  [planOf({ kind: 'subscription', credits: 10, interval: 'month' }), { renews: true, granted: 10, documents: 10 }],
  [planOf({ kind: 'unlimited', fair_use: 150, interval: 'year' }), { renews: true, granted: null, documents: 150 }],
])('a plan of $kind renews, grants, and is good for what its terms say', (plan, terms) => {
  expect({ renews: renews(plan), granted: creditsGranted(plan), documents: documentsIn(plan) }).toEqual(terms);
});

it('allows a free price only for one-time plans', () => {
  const [once, renewing] = [planOf({ kind: 'single' }), planOf({ kind: 'unlimited', interval: 'month' })];
  expect([isPayable(once, 0), isPayable(renewing, 0), isPayable(renewing, 1)]).toEqual([true, false, true]);
});
