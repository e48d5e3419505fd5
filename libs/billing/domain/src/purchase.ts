import * as v from 'valibot';
import { CouponCodeField, EmailField, FlagField, wholeField } from './fields.ts';
import { GatewayNameSchema } from './gateway-name.ts';

/** Value of `vin` when there is no vehicle (spec §3). */
export const NO_VIN = 'CREDIT';

/** Maximum length of a selection, same as for a sticker preview. */
const SELECTION_LENGTH = 60_000;

const shortText = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '');

/** The buyer's details of the vehicle besides the VIN; returned with the order. */
export const CarriedVehicleEntries = {
  plate: shortText(12),
  /** State of the plate. */
  state: shortText(2),
  year: shortText(4),
  make: shortText(60),
  model: shortText(80),
  trim: shortText(80),
  /** Jurisdiction to search for records, such as `CA`. '' for the United States. */
  region: shortText(2),
};

/** A plan purchase (spec §3), as sent to the purchase calls. */
export const PurchaseSchema = v.strictObject({
  email: EmailField,
  /**
   * Price shown to the buyer after the coupon, in minor units. The server charges exactly this or rejects the request.
   */
  price: wholeField(0, 10_000_000),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  coupon: v.optional(v.union([v.literal(''), CouponCodeField]), ''),
  /** Payment gateway; if absent, responds 422 with the values to send (docs/decisions.md §6). */
  payment_gateway: v.optional(GatewayNameSchema),
  /** Plan id. */
  cart_plan: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,40}$/)),
  /** VIN of the document to create, or `CREDIT`. */
  vin: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{4,17}$/)),
  /** Number of report or sticker credits bought (docs/decisions.md §4). */
  nos: wholeField(0, 10_000),
  /** Whether the cart contains a sticker. */
  decal: FlagField,
  /** One report for the current VIN instead of a bundle. */
  report_single: FlagField,
  /** One sticker for the current VIN instead of a bundle. */
  decal_single: FlagField,
  /** Number of products in the cart: one plan, or at most the number of documents it includes. */
  total_product: v.optional(wholeField(1, 10_000), 1),
  /** An unlimited plan. */
  unlimited_vin_check: FlagField,
  /** It renews. */
  report_subscription: FlagField,
  /**
   * Idempotency key made by the client; a repeat with the same key is the same purchase. Without a key, identical
   * purchases within ten minutes are the same (docs/decisions.md §6).
   */
  idempotency_key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))),
  /** Payment token from the gateway; never the card itself. Absent if the gateway asks for the card on its own page. */
  payment_token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))),
  /**
   * The buyer's choices for the document, encoded by its product; for a sticker, the `confirm-sticker` fields as JSON.
   * Absent if nothing was chosen (docs/decisions.md §6).
   */
  selection: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(SELECTION_LENGTH))),
  ...CarriedVehicleEntries,
});
export type PurchaseInput = v.InferInput<typeof PurchaseSchema>;
export type Purchase = v.InferOutput<typeof PurchaseSchema>;
