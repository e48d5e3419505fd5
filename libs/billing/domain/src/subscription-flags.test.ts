import { expect, it } from 'vitest';
import { subscriptionFlags } from './subscription-flags.ts';

it.each([
  [-1, true],
  ['Unlimited', true],
  [1, true],
  [0.5, true],
  [10_000, true],
  [0, false],
  [-0, false],
  [-2, false],
  [NaN, false],
  [null, false],
  [undefined, false],
  ['', false],
  ['0', false],
  ['unlimited', false],
  [true, false],
  [[], false],
  [{}, false],
])('spec §3: vhr_credit_subscription of %j means subscribed: %s', (vhr_credit_subscription, report) => {
  expect(subscriptionFlags({ vhr_credit_subscription })).toEqual({ report, sticker: false });
});

it.each([
  ['Unlimited', true],
  [-1, false],
  [5, false],
  [0, false],
  [null, false],
  [undefined, false],
  ['', false],
  ['unlimited', false],
])('spec §3: sticker_credit of %j means subscribed: %s', (sticker_credit, sticker) => {
  expect(subscriptionFlags({ sticker_credit })).toEqual({ report: false, sticker });
});

it.each([undefined, null, '', 'Unlimited', 0, -1, [], {}])(
  'spec §4: reads a payload of %j as no subscription',
  (payload) => {
    expect(subscriptionFlags(payload)).toEqual({ report: false, sticker: false });
  },
);
