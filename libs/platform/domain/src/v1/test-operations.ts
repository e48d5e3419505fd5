import { operation, success } from '@vinlore/contract';
import * as v from 'valibot';

export const resetTests = operation({
  id: 'test.reset',
  summary: 'Deletes all objects of test mode, and gives back their credits.',
  description: 'For test keys only.',
  method: 'POST',
  path: '/v1/test/reset',
  scope: 'test:write',
  request: v.strictObject({}),
  answer: success(
    'Test mode is as at the start.',
    v.object({ object: v.literal('test_reset'), reset: v.literal(true) }),
  ),
  problems: { 'not-allowed': 'The key is a live key.' },
  example: { request: {}, answer: { object: 'test_reset', reset: true } },
});
