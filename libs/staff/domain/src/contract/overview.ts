import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MOST_WAITING, WAITING_KINDS } from '../waiting.ts';

/** Open items for the caller. */
export const overview = endpoint({
  name: 'staff.overview',
  summary: 'What waits for somebody at this brand, as far as who asks may see to it; the most urgent first.',
  method: 'GET',
  path: '/api-cwa/staff/overview',
  encoding: 'query',
  auth: 'staff',
  permission: 'any',
  // Polled while the overview is open.
  passive: true,
  request: v.strictObject({}),
  answers: {
    200: success(
      'Only what there is any of.',
      v.object({
        waiting: v.array(
          v.object({
            kind: v.picklist(WAITING_KINDS),
            /** Counted up to a maximum, which means "or more". */
            count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_WAITING)),
            /** Since when the oldest is waiting; null if not meaningful. */
            since: v.nullable(v.string()),
          }),
        ),
      }),
    ),
  },
});
