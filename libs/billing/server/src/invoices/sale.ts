import type { GatewayName } from '@vinlore/billing-domain';
import type { Brand, Language, Plan } from '@vinlore/brand';
import type { InvoiceCause, InvoiceTax } from './tables.ts';

/** A payment that an invoice is due for: an order's, or a renewal's. Amounts are minor units. */
export interface Sale {
  readonly brand: Brand;
  readonly accountId: string;
  readonly cause: InvoiceCause & { readonly kind: 'order' | 'renewal' };
  /** The plan as it was sold. */
  readonly plan: Plan;
  /** What the payment covers, for a plan that renews; null for what is paid once. */
  readonly period: { readonly from: Date; readonly to: Date } | null;
  /** The vehicle that it was bought for. */
  readonly vin: string | null;
  readonly email: string;
  readonly language: Language;
  /** What was charged: the discount is off. */
  readonly amount: number;
  readonly discount: number;
  /** The tax that is in `amount`, in the sale's language; null: none is told apart. */
  readonly tax: InvoiceTax | null;
  /** The coupon's code. */
  readonly coupon: string | null;
  /** A plan that was switched from: the discount is what was left of it. Absent: none was. */
  readonly switchedFrom?: Plan['name'] | undefined;
  readonly currency: string;
  readonly gateway: GatewayName;
  readonly paidAt: Date;
}

/** A refund with a credit note that did not reach its buyer. */
export interface FailedSaleRefund {
  readonly brand: Brand;
  /** The refund's own. */
  readonly id: string;
  readonly failedAt: Date;
}

/** Money that went back for a sale that has an invoice. */
export interface SaleRefund {
  readonly brand: Brand;
  /** Names this refund: a repeat is the same. */
  readonly id: string;
  /** What the refunded payment was. */
  readonly of: Sale['cause'];
  /** Minor units, in the sale's currency. */
  readonly amount: number;
  /** Of that, tax. */
  readonly tax: number;
  readonly refundedAt: Date;
  /** It went back another way than it was paid. */
  readonly otherWay?: boolean;
}
