import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../../fields.ts';
import { GatewayNameSchema } from '../../gateway-name.ts';
import { PauseEndField } from '../pause-subscription.ts';
import { ReasonField } from '../../staff/fields.ts';
import { SubscriptionViewSchema } from '../../subscription-view.ts';
import { SwitchOptionSchema, SwitchTimeSchema } from '../../switch-view.ts';

const named = { account_id: IdField, gateway: GatewayNameSchema, subscription_id: IdField };

const none = refusal('This brand has no such member, or they have no such subscription.');
const own = refusal('It is about an account of one’s own.');
const changed = success('The subscription as it is now; a repeat changes nothing.', SubscriptionViewSchema);

/** A member's renewing plans. */
export const staffSubscriptions = endpoint({
  name: 'subscription.staffList',
  event: 'pii.read',
  summary: 'A member’s subscriptions: those that run first, and of each kind the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/subscriptions',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({ account_id: IdField }),
  answers: { 200: success('All of them.', v.array(SubscriptionViewSchema)), 404: none },
});

const FailingSchema = v.object({
  id: v.string(),
  account_id: v.string(),
  /** Email it was bought with; null once erased. */
  email: v.nullable(v.string()),
  plan: v.string(),
  /** Amount due, in minor units. */
  amount: v.number(),
  currency: v.string(),
  /** When the first charge was due. */
  since: v.string(),
  /** Time of the next retry; null if the gateway didn't say. */
  next_try: v.nullable(v.string()),
});
/** A failed renewal that will be retried. */
export type FailingRenewal = v.InferOutput<typeof FailingSchema>;

/** Failed renewals that the gateways are still retrying. */
export const staffFailingRenewals = endpoint({
  name: 'subscription.staffFailing',
  event: 'pii.read',
  summary: 'Renewals of this brand that could not be charged and are to be tried again, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/subscriptions/failing',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({
    /** Cursor: id of the last subscription of the previous page. */
    cursor: v.optional(IdField),
  }),
  answers: { 200: success('At most 50.', v.object({ renewals: v.array(FailingSchema), more: v.boolean() })) },
});

/** Cancels a member's plan at the end of the paid period and emails the member. Either side can undo it until then. */
export const staffCancelSubscription = endpoint({
  name: 'subscription.staffCancel',
  summary: 'Cancels a member’s subscription at the end of what is paid, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/subscription/cancel',
  encoding: 'json',
  auth: 'staff',
  permission: ['support', 'billing'],
  site: true,
  request: v.strictObject({ ...named, reason: ReasonField }),
  answers: { 200: changed, 403: own, 404: none },
});

/** Undoes the cancellation of a member's plan. */
export const staffKeepSubscription = endpoint({
  name: 'subscription.staffKeep',
  summary: 'Takes the cancellation of a member’s subscription back, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/subscription/keep',
  encoding: 'json',
  auth: 'staff',
  permission: ['support', 'billing'],
  site: true,
  request: v.strictObject({ ...named, reason: ReasonField }),
  answers: { 200: changed, 403: own, 404: none, 409: refusal('It has ended already.') },
});

/** Pauses a member's plan and emails the member, who can resume it. */
export const staffPauseSubscription = endpoint({
  name: 'subscription.staffPause',
  summary: 'Pauses a member’s subscription after what is paid, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/subscription/pause',
  encoding: 'json',
  auth: 'staff',
  permission: ['support', 'billing'],
  site: true,
  request: v.strictObject({ ...named, resumes_at: PauseEndField, reason: ReasonField }),
  answers: { 200: changed, 403: own, 404: none, 409: refusal('It can’t be paused now, or not until then.') },
});

/** Resumes a member's paused plan with its next payment, on the original terms. */
export const staffResumeSubscription = endpoint({
  name: 'subscription.staffResume',
  summary: 'Resumes a member’s paused subscription from its next payment on, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/subscription/resume',
  encoding: 'json',
  auth: 'staff',
  permission: ['support', 'billing'],
  site: true,
  request: v.strictObject({ ...named, reason: ReasonField }),
  answers: { 200: changed, 403: own, 404: none, 409: refusal('It isn’t paused, or the member is suspended.') },
});

/** Plans that a member's plan can change to. */
export const staffSwitchOptions = endpoint({
  name: 'subscription.staffSwitchOptions',
  summary: 'The plans that a member’s subscription can be switched to, and what each comes to today.',
  method: 'GET',
  path: '/api-cwa/staff/subscription/switch-options',
  encoding: 'query',
  auth: 'staff',
  permission: 'billing',
  request: v.strictObject(named),
  answers: {
    200: success('The plans; none where the subscription can’t be switched now.', v.array(SwitchOptionSchema)),
    404: none,
  },
});

/** Changes a member's plan. Needs the billing permission, because it can charge the card. */
export const staffSwitchPlan = endpoint({
  name: 'subscription.staffSwitch',
  summary: 'Switches a member’s subscription to another plan for what the option said, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/subscription/switch',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({
    ...named,
    /** Plan id. */
    plan: v.pipe(v.string(), v.maxLength(100)),
    /** As given in the option. */
    when: SwitchTimeSchema,
    /** Amount charged now, in minor units, as given in the option. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reason: ReasonField,
  }),
  answers: {
    200: success(
      'The subscription as it is now; `pending` where the gateway has not said yet whether it was paid. A repeat changes nothing.',
      v.object({ subscription: SubscriptionViewSchema, pending: v.boolean() }),
    ),
    403: own,
    404: refusal('No such member or subscription, or the brand has no such plan for them.'),
    409: refusal(
      'It doesn’t renew, it renews any moment, another switch is being paid, or such an unlimited plan is there.',
    ),
    422: refusal('The card was declined, or the switch comes to something else now (`data` is the option).'),
    503: refusal('The gateway is not set up here; nothing was charged.'),
  },
});

/** Undoes a member's plan change scheduled for the end of the period. */
export const staffUndoSwitch = endpoint({
  name: 'subscription.staffUndoSwitch',
  summary: 'Takes a switch of a member’s plans back that has not taken effect, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/subscription/undo-switch',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({ ...named, reason: ReasonField }),
  answers: { 200: changed, 403: own, 404: none, 409: refusal('It renews any moment; nothing was changed.') },
});
