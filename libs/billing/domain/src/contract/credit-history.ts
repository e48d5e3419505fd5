import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PotSchema } from '../credits.ts';
import { IdField } from '../fields.ts';

/** The member's credit history as readable entries, newest first. */
export const creditHistory = endpoint({
  name: 'credits.history',
  summary: 'What happened to the member’s credits, newest first.',
  method: 'POST',
  path: '/api/user/credits',
  encoding: 'json',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({
    /** Cursor: the last entry of the previous page. */
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
            /** Type of credit; null if an unlimited plan paid. */
            pot: v.nullable(PotSchema),
            /** Positive: credits added; negative: credits used; 0: paid by an unlimited plan. */
            credits: v.number(),
            /** Description in the reader's language, such as “1 sticker credit used: 2014 Ford Escape”. */
            words: v.string(),
            /** The document that the credit paid for. */
            document: v.nullable(v.object({ kind: v.picklist(['report', 'sticker']), id: v.string() })),
          }),
        ),
        next: v.nullable(v.string()),
      }),
    ),
  },
});
