import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../fields.ts';
import { GatewayNameSchema } from '../gateway-name.ts';

/** Card details that its holder recognizes. */
const KnownCardSchema = v.object({
  /** The gateway's name of the card brand, such as `visa`; `test` for the sandbox. */
  brand: v.string(),
  last4: v.string(),
  /** 1 to 12. */
  exp_month: v.number(),
  exp_year: v.number(),
});

/** The card charged for a subscription's renewals. */
export const subscriptionCard = endpoint({
  name: 'subscription.card',
  summary: 'The card that a subscription renews with.',
  method: 'POST',
  path: '/api/user/subscription-card',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 60,
  request: v.strictObject({ gateway: GatewayNameSchema, subscription_id: IdField }),
  answers: {
    200: success('The card; null where the gateway doesn’t say.', v.object({ card: v.nullable(KnownCardSchema) })),
    404: refusal('The member has no such subscription.'),
    503: refusal('The gateway is not set up here.'),
  },
});

/** Replaces the card charged for a subscription's renewals. */
export const changeSubscriptionCard = endpoint({
  name: 'subscription.changeCard',
  summary: 'Changes the card that a subscription renews with.',
  method: 'POST',
  path: '/api/user/change-card',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({
    gateway: GatewayNameSchema,
    subscription_id: IdField,
    /**
     * Payment token from the gateway; never the card itself. Absent if the gateway asks for the card on its own page.
     */
    payment_token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))),
  }),
  answers: {
    200: success(
      'The card from now on, or where the member goes on to give one.',
      v.object({ card: v.nullable(KnownCardSchema), action_url: v.nullable(v.string()) }),
    ),
    404: refusal('The member has no such subscription.'),
    409: refusal('It is over already.'),
    422: refusal('The card was declined, or a token is missing, or sent where the gateway asks itself.'),
    503: refusal('The gateway doesn’t answer; nothing was changed.'),
  },
});
