import type { DeclineReason } from '../gateways/gateway.ts';
import type { GatewayName, OrderState, Pot } from '@vinlore/billing-domain';
import type { Language, Plan, PlanProduct } from '@vinlore/brand';
import type { PlateOrName } from '@vinlore/vehicle-domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The document that an order's credit was spent on. */
export interface OrderDocument {
  readonly kind: 'report' | 'sticker';
  readonly id: string;
  readonly title: string;
  /** Nothing was found for it, so its credit went back. */
  readonly credit_returned?: true;
}

/** What an order that switches a plan is about. */
export interface OrderedSwitch {
  /** Our id of the subscription that it switches. */
  readonly subscription: string;
  /** The plan that it leaves, in both languages. */
  readonly from: Pick<Plan, 'id' | 'name'>;
  /** Minor units of that plan's price that were taken off. */
  readonly credited: number;
  /** Documents that it had given for what was taken off: they count in the new plan's first period. */
  readonly counted: number;
  /** Staff switched it for the member; absent: the member did. */
  readonly by?: 'staff';
}

/** By which terms an order was taxed. */
export interface OrderTaxTerms {
  /** Where its buyer was; null: nobody knew. */
  readonly place: { readonly country: string; readonly region: string | null } | null;
  /** Of the tax, in both languages, and thousandths of a percent; absent: there was none. */
  readonly name?: Plan['name'];
  readonly rate?: number;
}

/** Tables of orders. Times are set by the caller's clock, so that tests can move it. */
export interface OrderTables {
  billing_order: {
    id: string;
    brand: string;
    /** Who bought; null until a visitor's order is paid, which finds or makes their account. A bare id: it outlives the account. */
    account_id: string | null;
    /** In lower case; null once the account was erased. */
    email: string | null;
    /** The plan as it was bought, in both languages. */
    plan: ColumnType<Plan, string, never>;
    /** The plan's id, written by the database: for the lists of staff. */
    plan_id: GeneratedAlways<string | null>;
    product: PlanProduct;
    /** Credits that are granted when it is paid; null: an unlimited plan. */
    credits: number | null;
    pot: Pot;
    /** Minor units, coupon taken off: what is charged. */
    amount: number;
    discount: number;
    /** Minor units of `amount` that are tax. */
    tax: Generated<number>;
    taxed: ColumnType<OrderTaxTerms | null, string | null | undefined, never>;
    /** What came back so far. */
    refunded: Generated<number>;
    currency: string;
    coupon: string | null;
    gateway: GatewayName;
    /** The gateway's id of the charge; null until it is paid, and where nothing was to pay. */
    payment: string | null;
    /** The gateway's id of the plan that renews, and the end of its first period. */
    subscription: string | null;
    period_end: Date | null;
    state: Generated<OrderState>;
    decline_reason: DeclineReason | null;
    action_url: string | null;
    idempotency_key: string;
    /** SHA-256 of what was asked and by whom. */
    request_hash: Buffer;
    /** The browser it was bought in (`buyer-browser.ts`); null for renewals, and once the account was erased. */
    browser: string | null;
    vin: string | null;
    vehicle: ColumnType<PlateOrName, string, string>;
    /** What the buyer chose for the document, as its product encodes it; null: nothing. */
    selection: string | null;
    /** A document is to be made of it. */
    wants_document: boolean;
    /** It switches a plan that its buyer has; null: it buys. */
    switched: ColumnType<OrderedSwitch | null, string | null | undefined, never>;
    document: ColumnType<OrderDocument | null, string | null, string | null>;
    document_failed: Generated<boolean>;
    /** Nobody was logged in when it was bought. */
    by_visitor: Generated<boolean>;
    /** The price of its empty report does not go back: the credit that came back for it was used before. */
    price_kept: Generated<boolean>;
    /** Its buyer had no account when it was paid: a holder keeps what it brought. */
    new_account: Generated<boolean>;
    language: Language;
    ordered_at: Date;
    settled_at: Date | null;
    /** When receipt, invoice and document were seen to; null: still to do. */
    followed_up_at: Date | null;
  };
  billing_decline: {
    /** HMAC of who was declined: no address and no email stands here. */
    key: string;
    count: number;
    /** When counting starts anew. */
    until: Date;
  };
}
