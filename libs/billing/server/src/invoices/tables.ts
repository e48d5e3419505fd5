import type { GatewayName } from '@vinlore/billing-domain';
import type { Language, PaperBrand } from '@vinlore/brand';
import type { Generated, JSONColumnType } from 'kysely';

/** Kind of document: a paid invoice, or a correction of one. */
export type InvoiceKind = 'invoice' | 'credit-note';

/** What a document was issued for; there is one document per cause. */
export interface InvoiceCause {
  /**
   * `order`: a purchase. `renewal`: a later period of one. `refund`: a refund. `refund-failed`: a refund that came back
   * to us.
   */
  readonly kind: 'order' | 'renewal' | 'refund' | 'refund-failed';
  /** The order's id, the gateway's id of the renewal's charge, or the refund's key, which its failure shares. */
  readonly id: string;
}

/** The buyer as of the date of issue. Fields that they never provided are empty. */
export interface Buyer {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  /** Address lines. */
  readonly address: readonly string[];
  /** VIN of the vehicle it was bought for. */
  readonly vin: string | null;
}

/** A line of a document. */
export interface InvoiceLine {
  readonly name: string;
  readonly description: string;
  /**
   * The period that a renewing plan's payment covers, from its first day to the day of the next payment; null for a
   * one-time payment.
   */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** Minor units. */
  readonly amount: number;
}

/** A tax included in the total. */
export interface InvoiceTax {
  readonly name: string;
  /** Thousandths of a percent. */
  readonly rate: number;
  /** Minor units. */
  readonly amount: number;
}

/** A document's content as issued, complete enough to print it again. Dates are `YYYY-MM-DD`. */
export interface InvoiceContent {
  readonly language: Language;
  readonly seller: PaperBrand & { readonly domain: string; readonly email: string };
  readonly lines: readonly InvoiceLine[];
  /** The coupon and its discount. */
  readonly coupon: { readonly code: string; readonly amount: number } | null;
  /** The plan switched from, and the discount for its unused part; absent if there was no switch. */
  readonly unused?: { readonly plan: string; readonly amount: number };
  /** Absent if no tax is shown. */
  readonly tax?: InvoiceTax;
  readonly gateway: GatewayName;
  readonly issuedOn: string;
  /** Date of the payment or refund. */
  readonly paidOn: string;
  /** Number of the invoice that a credit note corrects, or of the credit note that an invoice reverses. */
  readonly corrects: string | null;
  /** It was refunded by another method; absent if by the same one. */
  readonly otherWay?: true;
}

/** Tables of the invoice module. */
export interface InvoiceTables {
  invoice: {
    id: Generated<string>;
    brand: string;
    kind: InvoiceKind;
    /** A test payment: it has a separate series and is not part of our books. */
    sample: boolean;
    /** Year of issue in UTC. */
    year: number;
    serial: number;
    cause_kind: InvoiceCause['kind'];
    cause_id: string;
    corrects: string | null;
    /** Account id without a foreign key; null after the account was erased. */
    account_id: string | null;
    buyer: JSONColumnType<Buyer> | null;
    content: JSONColumnType<InvoiceContent>;
    /** Minor units paid or refunded. */
    total: number;
    currency: string;
    issued_at: Date;
  };
}
