import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MessageField } from '../../message-text.ts';
import { TicketNumberSchema, TicketSchema } from '../../tickets/ticket.ts';
import { RATING_COMMENT_LENGTH } from '../../tickets/ticket-rating.ts';

/** Rates the support of a resolved ticket. The first rating is final. */
export const rateTicket = endpoint({
  name: 'tickets.rate',
  summary: 'Rates the help with one of the member’s resolved tickets, once.',
  method: 'POST',
  path: '/api/user/ticket-rating',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    number: TicketNumberSchema,
    good: v.boolean(),
    comment: v.optional(v.pipe(MessageField, v.maxLength(RATING_COMMENT_LENGTH, 'tickets.commentLong')), ''),
  }),
  answers: {
    200: success('The ticket.', TicketSchema),
    404: refusal('The member has no such ticket.'),
    422: refusal('The ticket is not resolved.'),
  },
});

/** Weekly ratings of resolved tickets. */
export const staffTicketRatings = endpoint({
  name: 'tickets.staffRatings',
  summary: 'Ratings of resolved tickets of this brand by week.',
  method: 'GET',
  path: '/api-cwa/staff/tickets/ratings',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({
    /** Number of weeks, including the current one. */
    weeks: v.optional(v.pipe(v.picklist(['12', '26', '52']), v.transform(Number)), '12'),
  }),
  answers: {
    200: success(
      'Every week that was asked for, the oldest first.',
      v.object({
        weeks: v.array(
          v.object({
            /** Its Monday, in UTC. */
            week: v.string(),
            good: v.number(),
            bad: v.number(),
          }),
        ),
      }),
    ),
  },
});
