import { AudienceSchema } from '@vinlore/brand';
import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PlanOfferSchema } from '../plan-offer.ts';

/** Sticker plans for an audience (spec §6, §7; docs/decisions.md §3). */
export const stickerPlans = endpoint({
  name: 'billing.stickerPlans',
  summary: 'The brand’s sticker plans for members or for dealers.',
  method: 'GET',
  path: '/api-cwa/sticker-plans',
  aliases: ['/sticker-plans'],
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ user_type: v.optional(AudienceSchema, 'user') }),
  answers: { 200: success('The plans, in the order in which they are offered.', v.array(PlanOfferSchema)) },
});
