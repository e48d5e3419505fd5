import * as v from 'valibot';
import { CouponCodeField, EmailField, FlagField, wholeField } from './fields.ts';
import { GatewayNameSchema } from './gateway-name.ts';

/** Stands in `vin` where no vehicle is at hand (spec §3). */
export const NO_VIN = 'CREDIT';

/** Most characters of a selection: as much as the preview of a sticker takes. */
const SELECTION_LENGTH = 60_000;

const shortText = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '');

/** What a buyer said of the vehicle beside its VIN: it comes back with the order, hop after hop. */
export const CarriedVehicleEntries = {
  plate: shortText(12),
  /** State of the plate. */
  state: shortText(2),
  year: shortText(4),
  make: shortText(60),
  model: shortText(80),
  trim: shortText(80),
  /** Where it was registered, of which a report looks for records: `CA`. '' for the United States. */
  region: shortText(2),
};

/** A plan purchase (spec §3), as the purchase calls take it. */
export const PurchaseSchema = v.strictObject({
  email: EmailField,
  /** What the buyer was told to pay, minor units of the currency, coupon taken off. The server charges this or refuses. */
  price: wholeField(0, 10_000_000),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  coupon: v.optional(v.union([v.literal(''), CouponCodeField]), ''),
  /** Who takes the money; left out the call is answered 422, which names what to send (docs/decisions.md §6). */
  payment_gateway: v.optional(GatewayNameSchema),
  /** Id of the plan. */
  cart_plan: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,40}$/)),
  /** The VIN that a document is to be made for, or `CREDIT`. */
  vin: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{4,17}$/)),
  /** Number of report or sticker credits bought (docs/decisions.md §4). */
  nos: wholeField(0, 10_000),
  /** A sticker is in the cart. */
  decal: FlagField,
  /** One report for the VIN at hand instead of a bundle. */
  report_single: FlagField,
  /** One sticker for the VIN at hand instead of a bundle. */
  decal_single: FlagField,
  /** Number of products in the cart: one plan, or as many documents as it pays for at most. */
  total_product: v.optional(wholeField(1, 10_000), 1),
  /** An unlimited plan. */
  unlimited_vin_check: FlagField,
  /** It renews. */
  report_subscription: FlagField,
  /**
   * Made up by the buyer's program for each purchase it means; a repeat with the same key is the same purchase. Without one,
   * the same purchase within ten minutes is the same (docs/decisions.md §6).
   */
  idempotency_key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))),
  /** What the gateway gave for a card; never the card. Absent where the gateway asks for it on its own page. */
  payment_token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))),
  /**
   * What the buyer chose for the document, as the product that makes it encodes that: of a sticker the fields of
   * `confirm-sticker` as JSON. Absent where nothing was chosen (docs/decisions.md §6).
   */
  selection: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(SELECTION_LENGTH))),
  ...CarriedVehicleEntries,
});
export type PurchaseInput = v.InferInput<typeof PurchaseSchema>;
export type Purchase = v.InferOutput<typeof PurchaseSchema>;
