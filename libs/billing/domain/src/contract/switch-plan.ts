import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../fields.ts';
import { GatewayNameSchema } from '../gateway-name.ts';
import { SubscriptionViewSchema } from '../subscription-view.ts';
import { SwitchOptionSchema, SwitchTimeSchema } from '../switch-view.ts';

const named = { gateway: GatewayNameSchema, subscription_id: IdField };

/** Plans that a subscription can change to, with a preview of the cost. */
export const switchOptions = endpoint({
  name: 'subscription.switchOptions',
  summary: 'The plans that a subscription can be switched to, and what each comes to today.',
  method: 'POST',
  path: '/api/user/switch-options',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 60,
  request: v.strictObject(named),
  answers: {
    200: success('The plans; none where the subscription can’t be switched now.', v.array(SwitchOptionSchema)),
    404: refusal('The member has no such subscription.'),
  },
});

/** Changes a subscription's plan for the amount that the member was shown. */
export const switchPlan = endpoint({
  name: 'subscription.switch',
  summary: 'Switches a subscription to another plan.',
  method: 'POST',
  path: '/api/user/switch-plan',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({
    ...named,
    /** Plan id. */
    plan: v.pipe(v.string(), v.maxLength(100)),
    /** As given in the option. */
    when: SwitchTimeSchema,
    /** Amount charged now, in minor units, as given in the option. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answers: {
    200: success(
      'The subscription as it is now; `pending` where the gateway has not said yet whether it was paid. A repeat changes nothing.',
      v.object({ subscription: SubscriptionViewSchema, pending: v.boolean() }),
    ),
    404: refusal('The member has no such subscription, or the brand has no such plan for them.'),
    409: refusal(
      'It doesn’t renew, it renews any moment, another switch is being paid, or such an unlimited plan is there.',
    ),
    422: refusal('The card was declined, or the switch comes to something else now (`data` is the option).'),
    503: refusal('The gateway is not set up here; nothing was charged.'),
  },
});

/** Undoes a plan change scheduled for the end of the period. */
export const undoSwitch = endpoint({
  name: 'subscription.undoSwitch',
  summary: 'Takes back a switch of plans that has not taken effect.',
  method: 'POST',
  path: '/api/user/undo-switch',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject(named),
  answers: {
    200: success('The subscription as it is now; a repeat changes nothing.', SubscriptionViewSchema),
    404: refusal('The member has no such subscription.'),
    409: refusal('It renews any moment; nothing was changed.'),
  },
});
