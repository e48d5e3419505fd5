import { type PlanProduct, ProductSchema, withSecret } from '@vinlore/brand';
import { CarriedVehicleEntries, CouponCodeField } from '@vinlore/billing-domain';
import * as v from 'valibot';
import type { VehicleRef } from '@vinlore/vehicle-domain';

/** Where a visitor buys, pays at the sandbox’s bank, and learns what became of it. */
export const CHECKOUT_PATH = '/checkout';
export const BANK_PATH = '/checkout/bank';
export const THANKS_PATH = '/checkout/thanks';

/** What somebody comes to the checkout for. All of it stands in the address: a reload, Back and a bank’s page lose nothing. */
export interface CheckoutRequest {
  readonly product: PlanProduct;
  /** Id of the plan that was chosen; null: none yet. */
  readonly plan: string | null;
  /** The coupon that was entered; null: none. */
  readonly coupon: string | null;
  readonly vehicle: VehicleRef;
}

/** A request as far as an address has to name it. */
export type CheckoutLink = Pick<CheckoutRequest, 'product'> & Partial<CheckoutRequest>;

const VEHICLE_FIELDS = ['vin', 'plate', 'state', 'year', 'make', 'model', 'trim', 'region'] as const;

const FieldSchemas: Record<(typeof VEHICLE_FIELDS)[number], v.GenericSchema<string | undefined, string>> = {
  vin: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{4,17}$/)), ''),
  ...CarriedVehicleEntries,
};

/**
 * Reads a request out of an address. What no purchase could carry is left out, and without a product it is a sticker.
 *
 * @param read answers a parameter, or null
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

/** The parameters that name a request, in the order in which people read them. */
export function checkoutQuery({ product, plan, coupon, vehicle = {} }: CheckoutLink): Record<string, string> {
  const given = VEHICLE_FIELDS.flatMap((name) => (vehicle[name] ? [[name, vehicle[name]] as const] : []));
  return { product, ...(plan && { plan }), ...(coupon && { coupon }), ...Object.fromEntries(given) };
}

const queryOf = (request: CheckoutLink): string => new URLSearchParams(checkoutQuery(request)).toString();

/** The checkout’s address for a request. */
export const checkoutAddress = (request: CheckoutLink): string => `${CHECKOUT_PATH}?${queryOf(request)}`;

/** Where a member buys the same. */
export const membersAddress = (request: CheckoutLink): string => `/members/buy?${queryOf(request)}`;

/** Where a member reads an order of theirs. */
export const ownOrderAddress = (id: string): string => `/members/orders/${id}`;

/** Where an order says what became of it, to whoever has its key. */
export function thanksAddress(orderKey: string): string {
  return withSecret(THANKS_PATH, 'order', orderKey);
}
