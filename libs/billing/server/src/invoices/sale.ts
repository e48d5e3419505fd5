import type { GatewayName } from '@vinlore/billing-domain';
import type { Brand, Language, Plan } from '@vinlore/brand';
import type { InvoiceCause, InvoiceTax } from './tables.ts';

/** A payment to invoice: an order or a renewal. Amounts are in minor units. */
export interface Sale {
  readonly brand: Brand;
  readonly accountId: string;
  readonly cause: InvoiceCause & { readonly kind: 'order' | 'renewal' };
  /** The plan as sold. */
  readonly plan: Plan;
  /** The period that the payment covers, for a renewing plan; null for a one-time payment. */
  readonly period: { readonly from: Date; readonly to: Date } | null;
  /** VIN of the vehicle it was bought for. */
  readonly vin: string | null;
  readonly email: string;
  readonly language: Language;
  /** The amount charged, after the discount. */
  readonly amount: number;
  readonly discount: number;
  /** The tax included in `amount`, in the sale's language; null if no tax is shown. */
  readonly tax: InvoiceTax | null;
  /** The coupon's code. */
  readonly coupon: string | null;
  /** Name of the plan switched from, if any; the discount is then its unused value. */
  readonly switchedFrom?: Plan['name'] | undefined;
  readonly currency: string;
  readonly gateway: GatewayName;
  readonly paidAt: Date;
}

/** A refund with a credit note that did not reach its buyer. */
export interface FailedSaleRefund {
  readonly brand: Brand;
  /** The refund's id. */
  readonly id: string;
  readonly failedAt: Date;
}

/** A refund of a sale that has an invoice. */
export interface SaleRefund {
  readonly brand: Brand;
  /** Identifies the refund: repeating it is idempotent. */
  readonly id: string;
  /** The payment that was refunded. */
  readonly of: Sale['cause'];
  /** Minor units, in the sale's currency. */
  readonly amount: number;
  /** Tax included in `amount`. */
  readonly tax: number;
  readonly refundedAt: Date;
  /** It was refunded by another method than the payment. */
  readonly otherWay?: boolean;
}
