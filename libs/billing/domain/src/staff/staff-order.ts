import * as v from 'valibot';
import { PotSchema } from '../credits.ts';
import { GatewayNameSchema } from '../gateway-name.ts';
import { OrderStateSchema } from '../order-view.ts';
import { PlanOfferSchema } from '../plan-offer.ts';
import { TaxAmountSchema } from '../tax.ts';

/** An order in staff lists. Amounts in minor units. */
export const StaffOrderRowSchema = v.object({
  id: v.string(),
  number: v.string(),
  state: OrderStateSchema,
  plan: v.object({ id: v.string(), name: v.string() }),
  amount: v.number(),
  refunded: v.number(),
  currency: v.string(),
  gateway: GatewayNameSchema,
  /** Null once its account is erased. */
  email: v.nullable(v.string()),
  /** Null until a visitor's order is paid. */
  account_id: v.nullable(v.string()),
  ordered_at: v.string(),
  /** A renewal charge, not placed by a buyer. */
  renewal: v.boolean(),
});
export type StaffOrderRow = v.InferOutput<typeof StaffOrderRowSchema>;

/** Refund reasons covered by the rule on the brands' refund pages. */
export const RuleReasonSchema = v.picklist(['asked-in-time', 'document-wrong', 'charged-in-error']);
export type RuleReason = v.InferOutput<typeof RuleReasonSchema>;

/** Status of a refund: pending approval, sent to the gateway, issued, failed and unsettled, or failed and settled. */
export const RefundStateSchema = v.picklist(['waiting', 'underway', 'done', 'failed', 'settled']);
export type RefundState = v.InferOutput<typeof RefundStateSchema>;

/** A refund, or one pending approval. */
export const StaffRefundSchema = v.object({
  id: v.string(),
  state: RefundStateSchema,
  order_id: v.string(),
  number: v.string(),
  plan: v.string(),
  amount: v.number(),
  currency: v.string(),
  /**
   * Refund rule; `goodwill`: staff chose the amount; `nothing-found`: automatic refund of an empty report; `gateway`:
   * issued in the gateway's own dashboard; `other-way`: paid out another way after a failed refund.
   */
  reason: v.picklist([...RuleReasonSchema.options, 'goodwill', 'nothing-found', 'gateway', 'other-way']),
  /** Reason given by staff; null if none was recorded or it was erased. */
  why: v.nullable(v.string()),
  /** Credits removed. */
  credits: v.number(),
  /** Email of the person who issued or requested it; null if they have left the team. */
  by: v.nullable(v.string()),
  at: v.string(),
  done_at: v.nullable(v.string()),
  /** It didn't reach the buyer; null if no failure is known. */
  failure: v.nullable(
    v.object({
      at: v.string(),
      /** The gateway's failure code. */
      why: v.nullable(v.string()),
      /** Credits returned to the buyer. */
      credits: v.number(),
      /** How staff settled it; null if unsettled. */
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

/** Refund by the rule for a reason, or why there is none. */
export const RuleAnswerSchema = v.object({
  reason: RuleReasonSchema,
  /** Minor units; null: nothing. */
  amount: v.nullable(v.number()),
  /** Why nothing is refunded; null otherwise. */
  refusal: v.nullable(v.string()),
});

/** An order with its details for staff. */
export const StaffOrderSchema = v.object({
  ...StaffOrderRowSchema.entries,
  /** The plan as it was when bought. */
  offer: PlanOfferSchema,
  discount: v.number(),
  /** Tax included in `amount`, and how much was refunded; absent if not itemized. */
  tax: v.optional(v.object({ ...TaxAmountSchema.entries, refunded: v.number() })),
  coupon: v.nullable(v.string()),
  /** Name of the previous plan whose remainder was credited; absent without a plan change. */
  switched_from: v.optional(v.string()),
  /** The gateway's id of the charge; null until paid. */
  payment: v.nullable(v.string()),
  settled_at: v.nullable(v.string()),
  declined: v.nullable(v.string()),
  vin: v.nullable(v.string()),
  document: v.nullable(v.object({ kind: v.picklist(['report', 'sticker']), id: v.string(), title: v.string() })),
  document_failed: v.boolean(),
  pot: PotSchema,
  /** The buyer's credits of this order's type. */
  balance: v.number(),
  /** Next renewal of its plan; null if it doesn't renew. */
  renews_at: v.nullable(v.string()),
  invoice_url: v.nullable(v.string()),
  refunds: v.array(StaffRefundSchema),
  rule: v.array(RuleAnswerSchema),
  /** Limit in minor units that one person can refund per order; more needs a second approver. */
  limit: v.number(),
});
export type StaffOrder = v.InferOutput<typeof StaffOrderSchema>;

/** Outcome of a staff refund request. */
export const GivenBackSchema = v.object({
  order_id: v.string(),
  /** Above the brand's limit: nothing is refunded until a second person approves. */
  waiting: v.boolean(),
  amount: v.number(),
  currency: v.string(),
  credits: v.number(),
});
