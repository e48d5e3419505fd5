import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PotSchema } from '../credits.ts';
import { IdField } from '../fields.ts';

/** What happened to the member’s credits, newest first, in words. */
export const creditHistory = endpoint({
  name: 'credits.history',
  summary: 'What happened to the member’s credits, newest first.',
  method: 'POST',
  path: '/api/user/credits',
  encoding: 'json',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({
    /** The line after which to go on. */
    cursor: v.optional(IdField),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 30),
  }),
  answers: {
    200: success(
      'A page of the history.',
      v.object({
        lines: v.array(
          v.object({
            id: v.string(),
            at: v.string(),
            /** Which credits; null where an unlimited plan paid and none moved. */
            pot: v.nullable(PotSchema),
            /** Above 0: credits that came; below 0: that went; 0: an unlimited plan paid. */
            credits: v.number(),
            /** What happened, in the reader’s language, such as “1 sticker credit used: 2014 Ford Escape”. */
            words: v.string(),
            /** The document it paid for. */
            document: v.nullable(v.object({ kind: v.picklist(['report', 'sticker']), id: v.string() })),
          }),
        ),
        next: v.nullable(v.string()),
      }),
    ),
  },
});
