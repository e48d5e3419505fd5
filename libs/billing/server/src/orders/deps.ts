import type { GatewayName, RenewingPlan } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Language, Translator } from '@vinlore/i18n';
import type { Mail } from '@vinlore/mail';
import type { CallContext, Logger, TextSigner } from '@vinlore/server-kit';
import type { Gateway } from '../gateways/gateway.ts';
import type { Invoices } from '../invoices/invoices.ts';
import type { DocumentRequest } from '@vinlore/vehicle-domain';
import type { OrderDocument, OrderedSwitch } from './tables.ts';

/** A buyer without a login, as their order knows them. */
export interface Buyer {
  readonly brand: string;
  /** In lower case. */
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/** What orders need of accounts. */
export interface BuyerAccounts {
  /** The account of an email, or where there is none a holder, which is no account yet. Nobody is logged in by it. */
  ensure(tx: Tx, buyer: Buyer): Promise<{ readonly accountId: string; readonly isHolder: boolean }>;
  /** Mails a buyer who asks for it how to make what they bought an account. */
  offer(tx: Tx, buyer: Omit<Buyer, 'brand'> & { readonly brand: Brand }): Promise<void>;
}

/**
 * Opens a brand's gate in the browser of a call.
 *
 * @returns the secure id that the browser keeps; null where the brand has no gate
 */
type OpenGate = (call: Pick<CallContext, 'brand' | 'cookies'>) => string | null;

/** Makes documents, each for one credit; making one's own again is free. */
export interface DocumentMaker {
  /**
   * Whether a document would be made of a vehicle with what was chosen for it, and is worth its price. Else a credit is sold,
   * which waits for more.
   *
   * @param text says what is wrong with the selection
   * @throws Refusal 422 where the document can't be made with what was chosen
   */
  makes(request: Omit<DocumentRequest, 'accountId'>, text: Translator): Promise<boolean>;
  /**
   * Makes it of what was paid for: without what was chosen where that has become impossible since.
   *
   * @returns null where no document can be made of the vehicle: then no credit is spent
   */
  make(request: DocumentRequest): Promise<OrderDocument | null>;
  /** Path of the page on which a document is read, good for a day; null where its PDF is all there is. */
  pagePath(document: OrderDocument): string | null;
  /** Address of a document's PDF, good for a day. */
  pdfUrl(document: OrderDocument, brand: Brand): string;
}

/** A subscription as its first payment begins it. */
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

/** Another plan of a subscription, as the payment for it begins it. */
export interface SwitchedSubscription extends NewSubscription {
  readonly switched: OrderedSwitch;
  /** The gateway's id of the charge. */
  readonly payment: string;
  /** Minor units that were charged. */
  readonly amount: number;
}

/** What orders need of subscriptions. */
export interface SubscriptionStart {
  /** Begins a subscription in the transaction that settles its first order; of one order there is one, however often. */
  beginSubscription(tx: Tx, begun: NewSubscription): Promise<unknown>;
  /** Switches a subscription in the transaction that settles the order of the switch. */
  switchSubscription(tx: Tx, switched: SwitchedSubscription): Promise<void>;
}

/** What orders are made of. */
export interface OrderDeps {
  readonly database: Database;
  readonly brands: readonly Brand[];
  /** Who takes the money, the usual one first. */
  readonly gateways: readonly Gateway[];
  readonly accounts: BuyerAccounts;
  readonly openGate: OpenGate;
  readonly documents: DocumentMaker;
  readonly invoices: Pick<Invoices, 'invoiceFor' | 'invoicePage' | 'invoiceUrl'>;
  readonly mail: Mail;
  /** Signs order keys, and hides who was declined: `purposeSigner(keys)`. */
  readonly signer: TextSigner;
  /** Scheme, host and port by which the world reaches a brand. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
  readonly log: Logger;
}
