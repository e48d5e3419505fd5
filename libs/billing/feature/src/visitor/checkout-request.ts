import { type PlanProduct, ProductSchema, withSecret } from '@vinlore/brand';
import { CarriedVehicleEntries, CouponCodeField } from '@vinlore/billing-domain';
import * as v from 'valibot';
import type { VehicleRef } from '@vinlore/vehicle-domain';

/** Pages where a visitor buys, confirms with the sandbox bank, and sees the result. */
export const CHECKOUT_PATH = '/checkout';
export const BANK_PATH = '/checkout/bank';
export const THANKS_PATH = '/checkout/thanks';

/**
 * What the buyer comes to checkout for. All of it is in the URL, so reloads, Back, and the bank's page lose nothing.
 */
export interface CheckoutRequest {
  readonly product: PlanProduct;
  /** Id of the selected plan; null if none is selected yet. */
  readonly plan: string | null;
  /** The coupon entered; null for none. */
  readonly coupon: string | null;
  readonly vehicle: VehicleRef;
}

/** A checkout request with only the product required, for links. */
export type CheckoutLink = Pick<CheckoutRequest, 'product'> & Partial<CheckoutRequest>;

const VEHICLE_FIELDS = ['vin', 'plate', 'state', 'year', 'make', 'model', 'trim', 'region'] as const;

const FieldSchemas: Record<(typeof VEHICLE_FIELDS)[number], v.GenericSchema<string | undefined, string>> = {
  vin: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{4,17}$/)), ''),
  ...CarriedVehicleEntries,
};

/**
 * Reads a checkout request from a URL. Values that a purchase couldn't carry are dropped; the product defaults to
 * sticker.
 *
 * @param read returns a query parameter, or null
 */
export function readCheckoutRequest(read: (name: string) => string | null): CheckoutRequest {
  const product = v.safeParse(ProductSchema, read('product'));
  const coupon = v.safeParse(CouponCodeField, read('coupon'));
  const fields = VEHICLE_FIELDS.map((name) => [name, v.safeParse(FieldSchemas[name], read(name) ?? '')] as const);
  const valid = fields.flatMap(([name, { success, output }]) => (success && output ? [[name, output]] : []));
  return {
    product: product.success ? product.output : 'sticker',
    plan: read('plan')?.slice(0, 41) || null,
    coupon: coupon.success ? coupon.output : null,
    vehicle: Object.fromEntries(valid) as VehicleRef,
  };
}

/** The query parameters of a request, in reading order. */
export function checkoutQuery({ product, plan, coupon, vehicle = {} }: CheckoutLink): Record<string, string> {
  const given = VEHICLE_FIELDS.flatMap((name) => (vehicle[name] ? [[name, vehicle[name]] as const] : []));
  return { product, ...(plan && { plan }), ...(coupon && { coupon }), ...Object.fromEntries(given) };
}

const queryOf = (request: CheckoutLink): string => new URLSearchParams(checkoutQuery(request)).toString();

/** The checkout URL of a request. */
export const checkoutAddress = (request: CheckoutLink): string => `${CHECKOUT_PATH}?${queryOf(request)}`;

/** The members' page for the same purchase. */
export const membersAddress = (request: CheckoutLink): string => `/members/buy?${queryOf(request)}`;

/** The URL of an order in the member's account. */
export const ownOrderAddress = (id: string): string => `/members/orders/${id}`;

/** The URL of the order page, with the key that opens it. */
export function thanksAddress(orderKey: string): string {
  return withSecret(THANKS_PATH, 'order', orderKey);
}
