import { operation, success } from '@vinlore/contract';
import * as v from 'valibot';
import { RecallAnswerSchema } from '../recall.ts';

const { vehicle, state, recalls, sources, nhtsa_url } = RecallAnswerSchema.entries;

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

export const listRecalls = operation({
  id: 'recalls.list',
  summary: 'Lists the recalls that may apply to a vehicle.',
  description: [
    'Send a `vin`, or `year`, `make`, and `model`. Recalls are matched by these, so each one *may* apply, and an empty list is not “no open recall”. `sources` says who answered; `state` is `not-loaded` if U.S. data isn’t there.',
    'In test mode, the end of a 17-character VIN decides: `000000` has no recalls, `000001` one, `000002` one that says “do not drive”, and `000503` is a source that doesn’t answer. Other vehicles are looked up as in live mode, without services outside.',
  ].join('\n\n'),
  method: 'GET',
  path: '/v1/recalls',
  scope: 'vehicles:read',
  publishable: true,
  request: v.pipe(
    v.strictObject({
      vin: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))),
      year: v.optional(v.pipe(v.string(), v.regex(/^(19|20)\d{2}$/), v.transform(Number))),
      make: v.optional(Name),
      model: v.optional(Name),
    }),
    v.check(
      ({ vin, year, make, model }) =>
        vin !== undefined || (year !== undefined && make !== undefined && model !== undefined),
      'recall.incomplete',
    ),
  ),
  answer: success(
    'The recalls; urgent ones first, then the newest.',
    v.object({
      object: v.literal('list'),
      data: recalls,
      has_more: v.literal(false),
      next_cursor: v.null(),
      ...{ vehicle, state, sources, nhtsa_url },
    }),
  ),
  problems: {
    unprocessable: 'It isn’t a VIN, or its year, make, and model aren’t known.',
    unavailable: 'No source answered.',
  },
  example: {
    request: { vin: '1HGCM82633A000001' },
    answer: { object: 'list', state: 'loaded', data: [{ campaign: 'TEST-001', park_it: false }] },
  },
});
