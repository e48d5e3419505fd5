import { cartOf, NO_VIN, type PlanOffer, type PurchaseInput, purchaseType } from '@vinlore/billing-domain';
import type { VehicleRef } from '@vinlore/vehicle-domain';

/** What somebody means to buy. */
export interface PlanPurchase {
  readonly offer: PlanOffer;
  readonly email: string;
  /** Minor units that the buyer was told, coupon taken off. */
  readonly price: number;
  /** '' without one. */
  readonly coupon: string;
  readonly gateway: NonNullable<PurchaseInput['payment_gateway']>;
  readonly vehicle: VehicleRef;
  /** What the gateway gave for a card; absent where it asks on its own page. */
  readonly token?: string;
  /** What the buyer chose for the document, as the product that makes it encodes that; absent: nothing. */
  readonly selection?: string | undefined;
  /** The brand’s other host whose landing page sells (spec §7). */
  readonly host?: string;
}

/** The seven fields by which purchases in flight are the same one (spec §4): type, code, email, VIN, gateway, coupon, price. */
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
