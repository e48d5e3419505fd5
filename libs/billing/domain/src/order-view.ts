import * as v from 'valibot';
import { CarriedVehicleEntries } from './purchase.ts';
import { GatewayNameSchema } from './gateway-name.ts';
import { PlanOfferSchema } from './plan-offer.ts';
import { TaxAmountSchema } from './tax.ts';

/**
 * Status of an order. `pending`: no response from the gateway yet; it is polled. `action`: the buyer must continue at
 * `action_url`. The others are final, but a paid order can be refunded.
 */
export const OrderStateSchema = v.picklist(['pending', 'action', 'paid', 'declined', 'refunded']);
export type OrderState = v.InferOutput<typeof OrderStateSchema>;

/** An order as shown to its buyer, in their language. */
export const OrderViewSchema = v.object({
  id: v.string(),
  /** Short number for support. */
  number: v.string(),
  /** Key that gives access to this order without signing in, such as on the thank-you page. */
  key: v.string(),
  state: OrderStateSchema,
  /** The plan as it was when bought. */
  plan: PlanOfferSchema,
  /** Amount charged after the coupon, in minor units. */
  amount: v.number(),
  /** Discount from the coupon, or the credited remainder of the previous plan; 0 for none. */
  discount: v.number(),
  /** Name of the previous plan in a plan change; absent otherwise. */
  switched_from: v.optional(v.string()),
  /**
   * Credits added by the plan change, less those that the previous plan had already granted. Absent: all of the plan's
   * credits.
   */
  credits_added: v.optional(v.number()),
  /** Tax included in `amount`; absent if not itemized. */
  tax: v.optional(TaxAmountSchema),
  /** Amount refunded so far. */
  refunded: v.number(),
  currency: v.string(),
  coupon: v.nullable(v.string()),
  gateway: GatewayNameSchema,
  ordered_at: v.string(),
  /** VIN that it was bought for; null: credits for later. */
  vin: v.nullable(v.string()),
  /** The buyer's details of the vehicle besides the VIN; empty strings for none. */
  vehicle: v.object(CarriedVehicleEntries),
  /** Where the buyer continues the payment, such as the bank's challenge; null if no action is needed. */
  action_url: v.nullable(v.string()),
  /** Why it was declined and what to do; null if it wasn't. */
  declined: v.nullable(v.string()),
  /**
   * The document created from it; null if none was requested or it couldn't be created, so that the credit is unused.
   */
  document: v.nullable(
    v.object({
      kind: v.picklist(['report', 'sticker']),
      id: v.string(),
      title: v.string(),
      pdf_url: v.string(),
      /** URL of the page that shows it; absent if there is only a PDF. */
      page_url: v.optional(v.string()),
      /** No source had a record, so the credit was returned. */
      credit_returned: v.optional(v.literal(true)),
    }),
  ),
  /** Its document is being created and appears in `document` soon. */
  making: v.boolean(),
  /** The requested document couldn't be created. */
  document_failed: v.boolean(),
  /** A visitor's report was empty, so the price is being or was refunded. */
  money_back: v.optional(v.literal(true)),
  /** Same, but the returned credit was used before the refund, so there is nothing to refund. */
  credit_used: v.optional(v.literal(true)),
  /** Next renewal of the plan; null if it doesn't renew. */
  renews_at: v.nullable(v.string()),
  /** Invoice URL; null until issued. */
  invoice_url: v.nullable(v.string()),
  /** Credit notes for refunds, oldest first; each is available once its refund was paid. */
  credit_notes: v.array(v.object({ number: v.string(), url: v.string() })),
  /** Bought without an account; whoever has its key can create one. */
  account_offered: v.optional(v.literal(true)),
  /** Token for the brand's site gate, which the buyer's browser stores as `__secu_id`; absent without a gate. */
  secu_id: v.optional(v.string()),
});
export type OrderView = v.InferOutput<typeof OrderViewSchema>;
