import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField, wholeField } from '../fields.ts';
import { OrderViewSchema } from '../order-view.ts';

/** The member's orders (spec §7; docs/decisions.md §3), newest first. */
export const totalOrders = endpoint({
  name: 'purchase.totalOrders',
  summary: 'The member’s orders, newest first, and how many there are.',
  method: 'POST',
  path: '/api-cwa/total-orders',
  aliases: ['/total-orders'],
  encoding: 'form',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({
    /** Cursor: the last order of the previous page. */
    cursor: v.optional(IdField),
    limit: v.optional(wholeField(1, 100), 20),
  }),
  answers: {
    200: success(
      'A page of orders.',
      v.object({
        total: v.number(),
        orders: v.array(OrderViewSchema),
        /** `cursor` of the next page; null on the last page. */
        next: v.nullable(v.string()),
      }),
    ),
  },
});
