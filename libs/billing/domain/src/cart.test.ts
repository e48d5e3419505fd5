import { expect, it } from 'vitest';
import { cartOf } from './cart.ts';

const NOTHING = {
  total_product: 1,
  decal: false,
  decal_single: false,
  report_single: false,
  unlimited_vin_check: false,
  report_subscription: false,
};

it.each([
  ['report', 'single', 1, null, { nos: 1, report_single: true }],
  ['report', 'bundle', 5, null, { nos: 5 }],
  ['report', 'subscription', 2, 'month', { nos: 2, report_subscription: true }],
  ['report', 'unlimited', null, 'month', { nos: 0, report_subscription: true, unlimited_vin_check: true }],
  ['sticker', 'single', 1, null, { nos: 1, decal: true, decal_single: true }],
  ['sticker', 'bundle', 3, null, { nos: 3, decal: true }],
  ['sticker', 'unlimited', null, 'year', { nos: 0, decal: true, report_subscription: true, unlimited_vin_check: true }],
] as const)('docs/decisions.md §4: the cart of a %s plan of the kind %s', (product, kind, credits, interval, cart) =>
  expect(cartOf({ product, kind, credits, interval })).toEqual({ ...NOTHING, ...cart }),
);
