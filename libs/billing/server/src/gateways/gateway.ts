import type { GatewayName } from '@vinlore/billing-domain';
import type { Language } from '@vinlore/i18n';

/** Why a payment was declined, in terms that a buyer can act on. */
export type DeclineReason = 'card-declined' | 'challenge-failed' | 'expired' | 'given-up';

/** Subscription data returned by the gateway. */
interface GatewaySubscription {
  /** The gateway's own id. */
  readonly reference: string;
  /** Start of the paid period by the gateway's clock; set when a plan switch starts a new period. */
  readonly periodStart?: Date;
  /** End of the paid period. */
  readonly periodEnd: Date;
}

/** The terms of each renewal. */
export interface RenewalTerms {
  readonly interval: 'month' | 'year';
  /** Minor units of the currency; above 0. */
  readonly amount: number;
  readonly currency: string;
  /** Shown to the member on the statement. */
  readonly description: string;
}

/** Switches a subscription to another plan at once, with a new period. Repeating the same order id is idempotent. */
export interface SwitchRequest {
  readonly orderId: string;
  /** The gateway's own id. */
  readonly subscription: string;
  /** The terms of the new plan; the new period costs their amount less `credited`. */
  readonly terms: RenewalTerms;
  /** Minor units deducted from the new period; at least 0 and below its price. */
  readonly credited: number;
}

/** State of a payment as reported by the gateway. */
export type Payment =
  | {
      readonly state: 'paid';
      readonly reference: string;
      readonly subscription: GatewaySubscription | null;
      /** The amount charged, if the gateway reports it. The order is settled only if it matches. */
      readonly charged?: { readonly amount: number; readonly currency: string };
    }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  /** The buyer continues at `url`: the gateway's payment page or the bank's challenge page. */
  | { readonly state: 'action'; readonly url: string; readonly reference: string }
  /** No answer in time: the buyer may or may not have been charged. Check again with `look`. */
  | { readonly state: 'unknown' }
  /** The gateway does not know the order: nothing was charged. */
  | { readonly state: 'none' };

/** A payment to make. Repeating the same order id returns the same payment. */
export interface PaymentRequest {
  readonly orderId: string;
  readonly brand: string;
  /** Minor units of the currency; above 0. */
  readonly amount: number;
  readonly currency: string;
  /** Shown to the buyer on the payment page and the statement. */
  readonly description: string;
  readonly email: string;
  readonly language: Language;
  /**
   * How often and how much to charge later (a coupon applies to the first payment only); null for a one-time payment.
   */
  readonly renewal: { readonly interval: 'month' | 'year'; readonly amount: number } | null;
  /** The gateway's token for a card; null if the gateway asks for the card on its own page. */
  readonly token: string | null;
  /** Where the gateway's page returns the buyer. */
  readonly returnUrl: string;
  /** The challenge page of the sandbox's simulated bank; real banks have their own. */
  readonly bankUrl: string;
}

/** Card details that the holder recognizes; we never receive the number. */
export interface KnownCard {
  /** The gateway's name for the brand, such as `visa`; `test` for a sandbox card. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

/** A card that a member entered for later payments. */
export interface GivenCard {
  /** The gateway's token or id of the card. */
  readonly reference: string;
  readonly at: Date;
}

/** Result of changing the card: `same` if it is already in use; `later` if the card in use was entered after it. */
export type CardOutcome = 'changed' | 'same' | 'later' | 'declined';

/** An event that the gateway sends. Events may be repeated or arrive in any order. */
export type GatewayEvent = { readonly id: string } & (
  | { readonly kind: 'payment'; readonly orderId: string }
  | {
      readonly kind: 'renewed';
      readonly subscription: string;
      /** The gateway's id of this charge; each is booked once. */
      readonly payment: string;
      readonly amount: number;
      readonly currency: string;
      readonly periodStart: Date;
      readonly periodEnd: Date;
    }
  | {
      readonly kind: 'renewal-failed';
      readonly subscription: string;
      readonly payment: string;
      /** Start of the period to be paid: a failure is ignored if that period has been paid since. */
      readonly periodStart: Date;
      /** When the gateway retries; null if it has given up. */
      readonly nextTry: Date | null;
    }
  | { readonly kind: 'subscription-ended'; readonly subscription: string; readonly at: Date }
  /**
   * A subscription was paused or resumed, or a payment was skipped during a pause; `pauseOf` returns the current state.
   */
  | {
      readonly kind: 'pause-changed';
      readonly subscription: string;
      /** Start of the period that was not charged; absent if only the pause changed. */
      readonly skipped?: Date;
    }
  /** A member entered another card on the gateway's page. */
  | { readonly kind: 'card-given'; readonly subscription: string; readonly card: GivenCard }
  /** The buyer's bank reversed the payment; amounts in minor units. */
  | {
      readonly kind: 'disputed';
      /** The order that started the charge, or the subscription that the charge renewed. */
      readonly orderId: string;
      /** The gateway's id of the charge. */
      readonly payment: string;
      readonly amount: number;
    }
  /** A dispute was won and its money returned to us. */
  | {
      readonly kind: 'dispute-won';
      /** Id of the event that reported the dispute. */
      readonly dispute: string;
      readonly orderId: string;
      /** The gateway's id of the charge. */
      readonly payment: string;
      readonly amount: number;
    }
  /** A refund made directly at the gateway; the event id is the refund's id. Amounts in minor units. */
  | {
      readonly kind: 'refunded';
      /** The order that started the charge, or the subscription that the charge renewed. */
      readonly orderId: string;
      /** The gateway's id of the charge. */
      readonly payment: string;
      readonly amount: number;
    }
  /**
   * A refund failed after it was sent: we have the money back, and the buyer has not received it. Amounts in minor
   * units.
   */
  | {
      readonly kind: 'refund-failed';
      /** The gateway's id of the refund. */
      readonly refund: string;
      /** Our key of the refund; null if it was made directly at the gateway. */
      readonly key: string | null;
      readonly orderId: string;
      /** The gateway's id of the charge. */
      readonly payment: string;
      readonly amount: number;
      /** The gateway's reason code; null if it gives none. */
      readonly why: string | null;
    }
);

/** A refund; repeating the same key is idempotent. */
export interface RefundRequest {
  readonly key: string;
  readonly orderId: string;
  /** The gateway's id of the charge. */
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
}

/** A request for the gateway's page on which a member enters another card. */
interface CardPageRequest {
  /** The gateway's own id. */
  readonly subscription: string;
  readonly language: Language;
  /** Where the member returns after entering the card. */
  readonly returnUrl: string;
  /** Where the member returns without a card. */
  readonly cancelUrl: string;
}

/** A subscription's pause, during which payments are skipped. */
export interface GatewayPause {
  /** When payments resume; null if only when someone resumes them. */
  readonly until: Date | null;
}

/** The gateway does not answer or failed on its side: the outcome is unknown. */
export class GatewayDown extends Error {
  override readonly name = 'GatewayDown';
}

/** Takes payments. Implementations set their own timeouts (10 s) and retries, and never see a card number. */
export interface Gateway {
  readonly name: GatewayName;
  /** The gateway's current time if it differs from real time: the sandbox's clock can be advanced. */
  now?(): Promise<Date>;
  /** Starts a payment and, if a token is enough, completes it. Never throws for an outcome; see `Payment`. */
  pay(request: PaymentRequest): Promise<Payment>;
  /** Returns the state of an order's payment. @throws GatewayDown */
  look(orderId: string): Promise<Payment>;
  /** Closes an unfinished payment so that it cannot be paid later; returns its final state. @throws GatewayDown */
  giveUp(orderId: string): Promise<Payment>;
  /** Sets whether a subscription ends with its period (true) or renews (false). @throws GatewayDown */
  endWithPeriod(subscription: string, ends: boolean): Promise<void>;
  /**
   * Skips a subscription's payments during a pause; null, or an `until` in the past, ends the pause. Skipped payments
   * are never charged, and later ones keep their usual dates.
   *
   * @throws GatewayDown
   */
  pause(subscription: string, pause: GatewayPause | null): Promise<void>;
  /** Returns a subscription's pause; null if its payments are charged. @throws GatewayDown */
  pauseOf(subscription: string): Promise<GatewayPause | null>;
  /** Ends a subscription at once, for example when its account is erased. @throws GatewayDown */
  endNow(subscription: string): Promise<void>;
  /** Returns the card that a subscription renews with; null if the gateway has none. @throws GatewayDown */
  cardOf(subscription: string): Promise<KnownCard | null>;
  /**
   * Returns the token with which `pay` charges the subscription's renewal card; null if there is none. Absent if
   * payments take no tokens.
   *
   * @throws GatewayDown
   */
  tokenOf?(subscription: string): Promise<string | null>;
  /**
   * Creates the page on which a member enters another card; an event reports the card. Absent if the gateway takes
   * tokens.
   *
   * @returns the page's URL
   * @throws GatewayDown
   */
  cardPage?(request: CardPageRequest): Promise<string>;
  /**
   * Renews a subscription with another card from now on, and retries a failed renewal with it.
   *
   * @throws GatewayDown
   */
  renewWith(subscription: string, card: GivenCard): Promise<CardOutcome>;
  /**
   * Switches a subscription to another plan at once, charged to its renewal card; `look` and `giveUp` accept the order.
   * If the payment fails, nothing changes. Never throws for an outcome; see `Payment`.
   */
  switchNow(request: SwitchRequest): Promise<Payment>;
  /** Changes a subscription's terms from its next period on; charges nothing before then. @throws GatewayDown */
  renewAs(subscription: string, terms: RenewalTerms): Promise<void>;
  /** Refunds money. @throws GatewayDown */
  refund(request: RefundRequest): Promise<void>;
}
