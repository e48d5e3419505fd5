/** Stripe's objects, limited to the fields that the product reads; ids and times (seconds) as in Stripe. */
export interface FakeSession {
  readonly object: 'checkout.session';
  readonly id: string;
  readonly mode: 'payment' | 'subscription' | 'setup';
  readonly metadata: Readonly<Record<string, string>>;
  readonly customer_email: string;
  readonly locale: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  payment_intent: string | null;
  invoice: string | null;
  subscription: string | null;
  setup_intent: FakeSetup | null;
  /** Known only to the fake: what is sold and how it renews. */
  readonly product: string;
  readonly renewal: { readonly amount: number; readonly interval: string } | null;
}

/** A card that a page stored for later. */
interface FakeSetup {
  readonly object: 'setup_intent';
  readonly id: string;
  readonly status: 'succeeded' | 'requires_payment_method';
  readonly payment_method: string | null;
}

export interface FakeCard {
  readonly object: 'payment_method';
  readonly id: string;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
}

export interface FakeSubscription {
  readonly object: 'subscription';
  readonly id: string;
  metadata: Readonly<Record<string, string>>;
  readonly customer: string;
  default_payment_method: FakeCard | null;
  readonly currency: string;
  status: 'active' | 'past_due' | 'canceled' | 'trialing';
  cancel_at_period_end: boolean;
  pause_collection: { readonly behavior: string; readonly resumes_at: number | null } | null;
  ended_at: number | null;
  latest_invoice: string | null;
  readonly items: {
    readonly data: {
      readonly id: string;
      current_period_start: number;
      current_period_end: number;
      price: { unit_amount: number; product: string; recurring: { interval: string } };
    }[];
  };
  /** Known only to the fake: the card is declined from now on. */
  isCardBad: boolean;
}

export interface FakeInvoice {
  readonly object: 'invoice';
  readonly id: string;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly currency: string;
  amount_paid: number;
  status: 'open' | 'paid' | 'void';
  attempt_count: number;
  next_payment_attempt: number | null;
  readonly payment_intent: string;
  readonly parent: {
    readonly subscription_details: {
      readonly subscription: string;
      readonly metadata: Readonly<Record<string, string>>;
    };
  };
  readonly lines: {
    readonly data: {
      readonly parent: { readonly type: 'subscription_item_details' };
      readonly period: { readonly start: number; readonly end: number };
    }[];
  };
}

export interface FakeIntent {
  readonly object: 'payment_intent';
  readonly id: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface FakeRefund {
  readonly object: 'refund';
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  status: 'succeeded' | 'failed' | 'canceled';
  failure_reason?: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface FakeDispute {
  readonly object: 'dispute';
  readonly id: string;
  readonly amount: number;
  status: 'needs_response' | 'won';
  readonly payment_intent: string;
}

export interface FakeCoupon {
  readonly object: 'coupon';
  readonly id: string;
  readonly amount_off: number;
}

export type FakeObject = FakeSession | FakeSubscription | FakeInvoice | FakeIntent | FakeRefund | FakeDispute;

/** An event as Stripe sends it, with the object as it was at that time. */
export interface FakeEvent {
  readonly object: 'event';
  readonly id: string;
  readonly type: string;
  /** Seconds. */
  readonly created: number;
  readonly data: { readonly object: unknown; readonly previous_attributes?: object };
}
