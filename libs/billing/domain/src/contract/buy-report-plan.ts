import { BODY_LIMIT_BYTES, endpoint } from '@vinlore/contract';
import { PurchaseSchema } from '../purchase.ts';
import { purchaseAnswers } from './purchase-answers.ts';

/** Buys a report plan (spec §7: types vhr, unlimited_vin_check and report). */
export const buyReportPlan = endpoint({
  name: 'purchase.buyReportPlan',
  summary: 'Buys a report plan, as a member or without an account.',
  method: 'POST',
  path: '/api-cwa/cwa_register',
  aliases: ['/cwa_register'],
  encoding: 'form',
  auth: 'none',
  knowsMembers: true,
  attemptsPerMinute: 60,
  bodyLimit: BODY_LIMIT_BYTES,
  request: PurchaseSchema,
  answers: purchaseAnswers,
});
