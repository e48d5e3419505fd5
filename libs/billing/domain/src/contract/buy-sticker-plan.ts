import { BODY_LIMIT_BYTES, endpoint } from '@vinlore/contract';
import { PurchaseSchema } from '../purchase.ts';
import { purchaseAnswers } from './purchase-answers.ts';

/** Buys a sticker plan (spec §7: every other type). */
export const buyStickerPlan = endpoint({
  name: 'purchase.buyStickerPlan',
  summary: 'Buys a sticker plan, as a member or without an account.',
  method: 'POST',
  path: '/api-cwa/cwa_sticker_registration',
  aliases: ['/cwa_sticker_registration'],
  encoding: 'form',
  auth: 'none',
  knowsMembers: true,
  attemptsPerMinute: 60,
  bodyLimit: BODY_LIMIT_BYTES,
  request: PurchaseSchema,
  answers: purchaseAnswers,
});
