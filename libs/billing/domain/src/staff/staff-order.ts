import * as v from 'valibot';
import { PotSchema } from '../credits.ts';
import { GatewayNameSchema } from '../gateway-name.ts';
import { OrderStateSchema } from '../order-view.ts';
import { PlanOfferSchema } from '../plan-offer.ts';
import { TaxAmountSchema } from '../tax.ts';

/** An order as lists of staff know it. Amounts in minor units. */
export const StaffOrderRowSchema = v.object({
  id: v.string(),
  number: v.string(),
  state: OrderStateSchema,
  plan: v.object({ id: v.string(), name: v.string() }),
  amount: v.number(),
  refunded: v.number(),
  currency: v.string(),
  gateway: GatewayNameSchema,
  /** Null once its account was erased. */
  email: v.nullable(v.string()),
  /** Null until a visitor's order is paid. */
  account_id: v.nullable(v.string()),
  ordered_at: v.string(),
  /** Nobody placed it: it stands for the charge of a renewal. */
  renewal: v.boolean(),
});
export type StaffOrderRow = v.InferOutput<typeof StaffOrderRowSchema>;

/** Reasons by which the rule of the brands' refund pages gives money back. */
export const RuleReasonSchema = v.picklist(['asked-in-time', 'document-wrong', 'charged-in-error']);
export type RuleReason = v.InferOutput<typeof RuleReasonSchema>;

/**
 * Where a refund stands: for a second person, on its way to the gateway, or given; it came back and is still to be given, or was
 * settled since.
 */
export const RefundStateSchema = v.picklist(['waiting', 'underway', 'done', 'failed', 'settled']);
export type RefundState = v.InferOutput<typeof RefundStateSchema>;

/** A refund, or one that waits for a second person. */
export const StaffRefundSchema = v.object({
  id: v.string(),
  state: RefundStateSchema,
  order_id: v.string(),
  number: v.string(),
  plan: v.string(),
  amount: v.number(),
  currency: v.string(),
  /**
   * By which rule; `goodwill`: staff chose the amount; `nothing-found`: an empty report gave its price back by itself;
   * `gateway`: it was given in the payment service's own dashboard; `other-way`: past it, after one that came back.
   */
  reason: v.picklist([...RuleReasonSchema.options, 'goodwill', 'nothing-found', 'gateway', 'other-way']),
  /** Why, in the words of who gave it; null where none were kept, or were erased. */
  why: v.nullable(v.string()),
  /** Credits that were taken back. */
  credits: v.number(),
  /** Address of who gave it or asked for it; null where they are not on the staff here any more. */
  by: v.nullable(v.string()),
  at: v.string(),
  done_at: v.nullable(v.string()),
  /** It did not reach its buyer; null: nothing is known of that. */
  failure: v.nullable(
    v.object({
      at: v.string(),
      /** The payment service's own word for why. */
      why: v.nullable(v.string()),
      /** Credits that the buyer has again. */
      credits: v.number(),
      /** How staff settled it; null: it waits. */
      settled: v.nullable(
        v.object({
          outcome: v.picklist(['other-way', 'closed']),
          note: v.nullable(v.string()),
          at: v.string(),
          by: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type StaffRefund = v.InferOutput<typeof StaffRefundSchema>;

/** What the rule would give for a reason, or why it gives nothing. */
export const RuleAnswerSchema = v.object({
  reason: RuleReasonSchema,
  /** Minor units; null: nothing. */
  amount: v.nullable(v.number()),
  /** Why nothing is given; null where something is. */
  refusal: v.nullable(v.string()),
});

/** An order with all that staff need to judge it. */
export const StaffOrderSchema = v.object({
  ...StaffOrderRowSchema.entries,
  /** The plan as it was when it was bought. */
  offer: PlanOfferSchema,
  discount: v.number(),
  /** The tax that is in `amount`, and what of it came back; absent: none is told apart. */
  tax: v.optional(v.object({ ...TaxAmountSchema.entries, refunded: v.number() })),
  coupon: v.nullable(v.string()),
  /** Name of the plan that it switched from, whose rest was taken off; absent: it switched none. */
  switched_from: v.optional(v.string()),
  /** The gateway's own id of the charge; null until it is paid. */
  payment: v.nullable(v.string()),
  settled_at: v.nullable(v.string()),
  declined: v.nullable(v.string()),
  vin: v.nullable(v.string()),
  document: v.nullable(v.object({ kind: v.picklist(['report', 'sticker']), id: v.string(), title: v.string() })),
  document_failed: v.boolean(),
  pot: PotSchema,
  /** Credits of this order's kind that its buyer has. */
  balance: v.number(),
  /** When its plan renews next; null where it does not. */
  renews_at: v.nullable(v.string()),
  invoice_url: v.nullable(v.string()),
  refunds: v.array(StaffRefundSchema),
  rule: v.array(RuleAnswerSchema),
  /** What one person may give back of an order in all; more takes a second person. Minor units. */
  limit: v.number(),
});
export type StaffOrder = v.InferOutput<typeof StaffOrderSchema>;

/** What became of a refund that staff asked for. */
export const GivenBackSchema = v.object({
  order_id: v.string(),
  /** It is over the brand's limit: nothing is given until a second person approves. */
  waiting: v.boolean(),
  amount: v.number(),
  currency: v.string(),
  credits: v.number(),
});
