import { defineRoutine } from '@vinlore/database';
import * as v from 'valibot';
import type { DeclineReason } from '../gateway.ts';
import pay from './routines/sandbox_pay.sql?raw';

/** Charges an order once. */
export const sandboxPayRoutine = defineRoutine(pay, {
  input: {
    order: v.string(),
    state: v.string(),
    reason: v.nullable(v.string()),
    amount: v.number(),
    currency: v.string(),
    url: v.string(),
    at: v.date(),
    card: v.string(),
    interval: v.nullable(v.string()),
    renewal: v.nullable(v.number()),
  },
  answer: v.object({
    order_id: v.string(),
    state: v.picklist(['paid', 'declined', 'challenge']),
    reason: v.nullable(v.custom<DeclineReason>((reason) => typeof reason === 'string')),
    amount: v.number(),
    currency: v.string(),
    url: v.string(),
  }),
});
