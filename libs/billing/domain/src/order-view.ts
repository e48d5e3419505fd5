import * as v from 'valibot';
import { CarriedVehicleEntries } from './purchase.ts';
import { GatewayNameSchema } from './gateway-name.ts';
import { PlanOfferSchema } from './plan-offer.ts';
import { TaxAmountSchema } from './tax.ts';

/**
 * Where an order stands. `pending`: the gateway has not said yet; it is asked again. `action`: the buyer must go on at
 * `action_url`. The others are final, but a paid one may be refunded.
 */
export const OrderStateSchema = v.picklist(['pending', 'action', 'paid', 'declined', 'refunded']);
export type OrderState = v.InferOutput<typeof OrderStateSchema>;

/** An order as its buyer sees it, in their language. */
export const OrderViewSchema = v.object({
  id: v.string(),
  /** Short enough to tell support by phone. */
  number: v.string(),
  /** Opens this order without a login, such as on the thank-you page. */
  key: v.string(),
  state: OrderStateSchema,
  /** The plan as it was when it was bought. */
  plan: PlanOfferSchema,
  /** Minor units, coupon taken off: what is charged. */
  amount: v.number(),
  /** What the coupon, or the rest of a plan that was switched from, took off; 0 without either. */
  discount: v.number(),
  /** Name of the plan that it switched from; absent: it switched none. */
  switched_from: v.optional(v.string()),
  /** Credits that the switch has added: those that the plan before had given are not added again. Absent: all of the plan. */
  credits_added: v.optional(v.number()),
  /** The tax that is in `amount`; absent: none is told apart. */
  tax: v.optional(TaxAmountSchema),
  /** What came back so far. */
  refunded: v.number(),
  currency: v.string(),
  coupon: v.nullable(v.string()),
  gateway: GatewayNameSchema,
  ordered_at: v.string(),
  /** The VIN it was bought for; null: credits for later. */
  vin: v.nullable(v.string()),
  /** What the buyer said of the vehicle beside its VIN; empty texts where that was nothing. */
  vehicle: v.object(CarriedVehicleEntries),
  /** Where the buyer goes on to pay, such as the bank's question; null where there is nothing to do. */
  action_url: v.nullable(v.string()),
  /** Why it was declined, in words with what to do; null where it was not. */
  declined: v.nullable(v.string()),
  /** The document that was made of it; null where none was wanted, or none could be made: then the credit is unspent. */
  document: v.nullable(
    v.object({
      kind: v.picklist(['report', 'sticker']),
      id: v.string(),
      title: v.string(),
      pdf_url: v.string(),
      /** Address of the page on which it is read; absent where its PDF is all there is. */
      page_url: v.optional(v.string()),
      /** No source had a record, so its credit is back. */
      credit_returned: v.optional(v.literal(true)),
    }),
  ),
  /** Its document is on its way: it stands in `document` soon. */
  making: v.boolean(),
  /** A document was wanted and could not be made. */
  document_failed: v.boolean(),
  /** Its report turned out empty, and a visitor bought it: the price goes back, or went back, the way it was paid. */
  money_back: v.optional(v.literal(true)),
  /** The same, but the credit that came back for it was used before its price could go back: there is nothing to refund. */
  credit_used: v.optional(v.literal(true)),
  /** When the plan renews; null where it does not. */
  renews_at: v.nullable(v.string()),
  /** Address of the invoice; null until there is one. */
  invoice_url: v.nullable(v.string()),
  /** Credit notes of what came back, the first one first; each is there as soon as its refund was paid. */
  credit_notes: v.array(v.object({ number: v.string(), url: v.string() })),
  /** It was bought without an account: one is offered to who holds its key. */
  account_offered: v.optional(v.literal(true)),
  /** Opens the brand's gate for its buyer, whose browser keeps it as `__secu_id`; absent where there is no gate. */
  secu_id: v.optional(v.string()),
});
export type OrderView = v.InferOutput<typeof OrderViewSchema>;
