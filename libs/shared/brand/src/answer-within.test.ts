import { expect, it } from 'vitest';
import { answerWithin } from './answer-within.ts';

const open = { time_zone: 'America/New_York', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };

it.each([
  [undefined, { hours: 24, within: 'any' }],
  [{ hours: 48 }, { hours: 48, within: 'any' }],
  [
    { hours: 8, open },
    { hours: 8, within: 'business' },
  ],
  [
    { hours: 1, open },
    { hours: 1, within: 'hour' },
  ],
])('spec §8: of a brand that promises %j it is said so', (answer_promise, told) => {
  expect(answerWithin({ answer_promise })).toEqual(told);
});
