import { BODY_LIMIT_BYTES, endpoint } from '@vinlore/contract';
import { PurchaseSchema } from '../purchase.ts';
import { purchaseAnswers } from './purchase-answers.ts';

/** Buys any plan from a landing page on another host of the brand (spec §7: when a host is given). */
export const buyOnLanding = endpoint({
  name: 'purchase.buyOnLanding',
  summary: 'Buys a plan from a landing page.',
  method: 'POST',
  path: '/landing/window-sticker-registration',
  encoding: 'form',
  auth: 'none',
  knowsMembers: true,
  attemptsPerMinute: 60,
  bodyLimit: BODY_LIMIT_BYTES,
  request: PurchaseSchema,
  answers: purchaseAnswers,
});
