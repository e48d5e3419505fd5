import type { GatewayName, RenewingPlan } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Language, Translator } from '@vinlore/i18n';
import type { Mail } from '@vinlore/mail';
import type { CallContext, Logger, TextSigner } from '@vinlore/server-kit';
import type { Gateway } from '../gateways/gateway.ts';
import type { Invoices } from '../invoices/invoices.ts';
import type { DocumentRequest } from '@vinlore/vehicle-domain';
import type { OrderRow } from './order-store.ts';
import type { OrderDocument, OrderedSwitch } from './tables.ts';

/** A buyer without a login, as recorded in their order. */
export interface Buyer {
  readonly brand: string;
  /** In lower case. */
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/** What orders need from accounts. */
export interface BuyerAccounts {
  /**
   * Returns the account of an email, or if there is none a holder for the purchase, which is not an account yet. Does
   * not sign anyone in.
   */
  ensure(tx: Tx, buyer: Buyer): Promise<{ readonly accountId: string; readonly isHolder: boolean }>;
  /** Emails a buyer who asked for it how to turn their purchase into an account. */
  offer(tx: Tx, buyer: Omit<Buyer, 'brand'> & { readonly brand: Brand }): Promise<void>;
}

/**
 * Opens a brand's gate for the browser of a call.
 *
 * @returns the secure id stored in the browser; null if the brand has no gate
 */
type OpenGate = (call: Pick<CallContext, 'brand' | 'cookies'>) => string | null;

/** Makes documents for one credit each; making your own document again is free. */
export interface DocumentMaker {
  /**
   * Whether a document can be made of the vehicle with the selection and has enough data to be worth its price. If not,
   * the purchase is only a credit, kept until there is more data.
   *
   * @param text translates what is wrong with the selection
   * @throws Refusal 422 if the document can't be made with the selection
   */
  makes(request: Omit<DocumentRequest, 'accountId'>, text: Translator): Promise<boolean>;
  /**
   * Makes the document that was paid for, without parts of the selection that have become impossible since.
   *
   * @returns null if no document can be made of the vehicle; then no credit is spent
   */
  make(request: DocumentRequest): Promise<OrderDocument | null>;
  /** Path of the document's page, valid for a day; null if there is only a PDF. */
  pagePath(document: OrderDocument): string | null;
  /** URL of a document's PDF, valid for a day. */
  pdfUrl(document: OrderDocument, brand: Brand): string;
}

/** A subscription started by its first payment. */
export interface NewSubscription {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
  readonly orderId: string;
  readonly plan: RenewingPlan;
  readonly gateway: GatewayName;
  /** The gateway's own id. */
  readonly reference: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly at: Date;
}

/** A subscription's new plan, started by the payment for the switch. */
export interface SwitchedSubscription extends NewSubscription {
  readonly switched: OrderedSwitch;
  /** The gateway's id of the charge. */
  readonly payment: string;
  /** Minor units charged. */
  readonly amount: number;
}

/** What orders need from subscriptions. */
export interface SubscriptionStart {
  /**
   * Starts a subscription in the transaction that settles its first order; repeated calls for one order start only one.
   */
  beginSubscription(tx: Tx, begun: NewSubscription): Promise<unknown>;
  /** Switches a subscription in the transaction that settles the order of the switch. */
  switchSubscription(tx: Tx, switched: SwitchedSubscription): Promise<void>;
}

/** Dependencies of orders. */
export interface OrderDeps {
  readonly database: Database;
  readonly brands: readonly Brand[];
  /** Payment gateways, the default first. */
  readonly gateways: readonly Gateway[];
  readonly accounts: BuyerAccounts;
  readonly openGate: OpenGate;
  readonly documents: DocumentMaker;
  readonly invoices: Pick<Invoices, 'invoiceFor' | 'invoicePage' | 'invoiceUrl'>;
  readonly mail: Mail;
  /** Learns of each paid order once, in the transaction that follows it up. */
  readonly onPaid?: (tx: Tx, order: OrderRow) => Promise<void>;
  /** Signs order keys, and hashes the keys of declined payments: `purposeSigner(keys)`. */
  readonly signer: TextSigner;
  /** Public scheme, host, and port of a brand. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
  readonly log: Logger;
}
