import type { GatewayName } from '@vinlore/billing-domain';
import type { Language, PaperBrand } from '@vinlore/brand';
import type { Generated, JSONColumnType } from 'kysely';

/** What a document on money is: a bill that is paid, or the correction of one. */
export type InvoiceKind = 'invoice' | 'credit-note';

/** What a document is about; there is one for each. */
export interface InvoiceCause {
  /** `order`: a purchase. `renewal`: a later period of one. `refund`: money that went back. `refund-failed`: it came back to us. */
  readonly kind: 'order' | 'renewal' | 'refund' | 'refund-failed';
  /** The order's id, the gateway's id of the renewal's charge, or the refund's key, which its failure shares. */
  readonly id: string;
}

/** Who bought, as they were when the document was issued. Fields that they never told are empty. */
export interface Buyer {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  /** Lines of an address. */
  readonly address: readonly string[];
  /** The vehicle that it was bought for. */
  readonly vin: string | null;
}

/** A line of a document. */
export interface InvoiceLine {
  readonly name: string;
  readonly description: string;
  /** What a renewing plan's payment covers: from a day to the day of the next payment; null for what is paid once. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** Minor units. */
  readonly amount: number;
}

/** A tax that is in the total. */
export interface InvoiceTax {
  readonly name: string;
  /** Thousandths of a percent. */
  readonly rate: number;
  /** Minor units. */
  readonly amount: number;
}

/** What a document says, as it was issued: it needs nothing else to be printed again. Days are `YYYY-MM-DD`. */
export interface InvoiceContent {
  readonly language: Language;
  readonly seller: PaperBrand & { readonly domain: string; readonly email: string };
  readonly lines: readonly InvoiceLine[];
  /** The coupon, and what it took off. */
  readonly coupon: { readonly code: string; readonly amount: number } | null;
  /** A plan that was switched from, and what was taken off for the rest of it; absent: none was. */
  readonly unused?: { readonly plan: string; readonly amount: number };
  /** Absent: none is told apart. */
  readonly tax?: InvoiceTax;
  readonly gateway: GatewayName;
  readonly issuedOn: string;
  /** When the money moved. */
  readonly paidOn: string;
  /** Number of the invoice that a credit note corrects, or of the credit note that an invoice takes back. */
  readonly corrects: string | null;
  /** It went back another way than it was paid; absent: the same way. */
  readonly otherWay?: true;
}

/** Tables of the invoice module. */
export interface InvoiceTables {
  invoice: {
    id: Generated<string>;
    brand: string;
    kind: InvoiceKind;
    /** The sandbox pretended the payment: it has numbers of its own, and our books know nothing of it. */
    sample: boolean;
    /** Of the issue, in UTC. */
    year: number;
    serial: number;
    cause_kind: InvoiceCause['kind'];
    cause_id: string;
    corrects: string | null;
    /** A bare id; null once the account was erased. */
    account_id: string | null;
    buyer: JSONColumnType<Buyer> | null;
    content: JSONColumnType<InvoiceContent>;
    /** Minor units that were paid, or went back. */
    total: number;
    currency: string;
    issued_at: Date;
  };
}
