import { cartOf, NO_VIN, type PlanOffer, type PurchaseInput, purchaseType } from '@vinlore/billing-domain';
import type { VehicleRef } from '@vinlore/vehicle-domain';

/** A plan purchase before it is sent. */
export interface PlanPurchase {
  readonly offer: PlanOffer;
  readonly email: string;
  /** Price shown to the buyer, in minor units, after the coupon. */
  readonly price: number;
  /** '' for none. */
  readonly coupon: string;
  readonly gateway: NonNullable<PurchaseInput['payment_gateway']>;
  readonly vehicle: VehicleRef;
  /** The gateway's card token; absent if the gateway asks for the card on its own page. */
  readonly token?: string;
  /** The buyer's document options, encoded by the product that creates the document; absent for none. */
  readonly selection?: string | undefined;
  /** The brand’s other host whose landing page sells the plan (spec §7). */
  readonly host?: string;
}

/**
 * The seven fields that identify a purchase in flight (spec §4): type, code, email, VIN, gateway, coupon, and price.
 */
export function sevenFieldsOf({ offer, email, price, coupon, gateway, vehicle }: PlanPurchase): readonly string[] {
  const type = purchaseType(offer);
  return [type, offer.id, email, vehicle.vin || NO_VIN, gateway, coupon, String(price)];
}

/** The fields of the purchase call (spec §3). */
export function purchaseFields(purchase: PlanPurchase, idempotencyKey: string): PurchaseInput {
  const { offer, email, price, coupon, gateway, token, vehicle, selection } = purchase;
  const { vin, ...named } = vehicle;
  return {
    email,
    price,
    currency: offer.currency,
    coupon,
    payment_gateway: gateway,
    cart_plan: offer.id,
    vin: vin || NO_VIN,
    ...cartOf(offer),
    idempotency_key: idempotencyKey,
    payment_token: token,
    selection,
    ...named,
  };
}
