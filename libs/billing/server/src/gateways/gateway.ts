import type { GatewayName } from '@vinlore/billing-domain';
import type { Language } from '@vinlore/i18n';

/** Why a payment was declined, as far as a buyer can do something about it. */
export type DeclineReason = 'card-declined' | 'challenge-failed' | 'expired' | 'given-up';

/** What a gateway keeps of a plan that renews. */
interface GatewaySubscription {
  /** The gateway's own id. */
  readonly reference: string;
  /** Begin of what is paid, by the gateway's clock, where a switch of plans begins it anew. */
  readonly periodStart?: Date;
  /** What is paid runs to here. */
  readonly periodEnd: Date;
}

/** What a plan costs at each renewal. */
export interface RenewalTerms {
  readonly interval: 'month' | 'year';
  /** Minor units of the currency; above 0. */
  readonly amount: number;
  readonly currency: string;
  /** What the member reads on the statement. */
  readonly description: string;
}

/** Another plan of a subscription that begins at once, with a new period. A repeat with the same order id is the same. */
export interface SwitchRequest {
  readonly orderId: string;
  /** The gateway's own id. */
  readonly subscription: string;
  /** The new plan; the new period costs that much, but for what is credited. */
  readonly terms: RenewalTerms;
  /** Minor units that are taken off the new period; 0 or more, and below its price. */
  readonly credited: number;
}

/** Where a payment stands, as the gateway says. */
export type Payment =
  | {
      readonly state: 'paid';
      readonly reference: string;
      readonly subscription: GatewaySubscription | null;
      /** What was taken, where the gateway says so: whoever settles compares it with the order, and settles no other. */
      readonly charged?: { readonly amount: number; readonly currency: string };
    }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  /** The buyer goes on at `url`: the gateway's payment page, or the bank's question. */
  | { readonly state: 'action'; readonly url: string; readonly reference: string }
  /** No answer in time: it may have been charged or not. Ask again with `look`. */
  | { readonly state: 'unknown' }
  /** The gateway has never heard of the order: nothing was charged. */
  | { readonly state: 'none' };

/** What is to be paid. A repeat with the same order id is the same payment, and gets its answer. */
export interface PaymentRequest {
  readonly orderId: string;
  readonly brand: string;
  /** Minor units of the currency; above 0. */
  readonly amount: number;
  readonly currency: string;
  /** What the buyer reads on the payment page and the statement. */
  readonly description: string;
  readonly email: string;
  readonly language: Language;
  /** How often it is charged again, and how much then (a coupon is for the first time only); null: once. */
  readonly renewal: { readonly interval: 'month' | 'year'; readonly amount: number } | null;
  /** What the gateway gave for a card; null: it asks on its own page. */
  readonly token: string | null;
  /** Where the buyer comes back to from the gateway's page. */
  readonly returnUrl: string;
  /** The page on which the sandbox's pretended bank asks; real banks have their own. */
  readonly bankUrl: string;
}

/** A card as its holder knows it again; its number never reaches us. */
export interface KnownCard {
  /** As gateways name it, such as `visa`; `test`: one that the sandbox pretends with. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

/** A card that a member has given for later payments. */
export interface GivenCard {
  /** The gateway's token or id of it. */
  readonly reference: string;
  readonly at: Date;
}

/** What became of another card: `same` is in use already; of one that came before the card in use it is `later`. */
export type CardOutcome = 'changed' | 'same' | 'later' | 'declined';

/** What a gateway tells without being asked. Told again, or in another order, it means the same. */
export type GatewayEvent = { readonly id: string } & (
  | { readonly kind: 'payment'; readonly orderId: string }
  | {
      readonly kind: 'renewed';
      readonly subscription: string;
      /** The gateway's id of this charge: each is booked once. */
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
      /** Begin of the period that was to be paid: a failure says nothing of one that has been paid since. */
      readonly periodStart: Date;
      /** When the gateway tries again; null: it has given up. */
      readonly nextTry: Date | null;
    }
  | { readonly kind: 'subscription-ended'; readonly subscription: string; readonly at: Date }
  /** A subscription was paused or resumed, or a payment was skipped while it was paused: `pauseOf` tells its state now. */
  | {
      readonly kind: 'pause-changed';
      readonly subscription: string;
      /** Begin of the period that was not charged; absent where only the pause changed. */
      readonly skipped?: Date;
    }
  /** A member has given another card on the gateway's page. */
  | { readonly kind: 'card-given'; readonly subscription: string; readonly card: GivenCard }
  /** The buyer's bank takes the money back; amounts in minor units. */
  | {
      readonly kind: 'disputed';
      /** The order that the charge, or the subscription that it renewed, began with. */
      readonly orderId: string;
      /** The gateway's id of the charge. */
      readonly payment: string;
      readonly amount: number;
    }
  /** A dispute went our way, and its money is here again. */
  | {
      readonly kind: 'dispute-won';
      /** The id of the event that told of the dispute. */
      readonly dispute: string;
      readonly orderId: string;
      /** The gateway's id of the charge. */
      readonly payment: string;
      readonly amount: number;
    }
  /** Somebody gave money back at the gateway itself, past us; its id is the refund's. Amounts in minor units. */
  | {
      readonly kind: 'refunded';
      /** The order that the charge, or the subscription that it renewed, began with. */
      readonly orderId: string;
      /** The gateway's id of the charge. */
      readonly payment: string;
      readonly amount: number;
    }
  /** A refund that was on its way came back: its money is with us again, and the buyer has none. Amounts in minor units. */
  | {
      readonly kind: 'refund-failed';
      /** The gateway's id of the refund. */
      readonly refund: string;
      /** Our key of it; null: it was given at the gateway itself. */
      readonly key: string | null;
      readonly orderId: string;
      /** The gateway's id of the charge. */
      readonly payment: string;
      readonly amount: number;
      /** The gateway's own word for why; null: it says none. */
      readonly why: string | null;
    }
);

/** A refund; a repeat with the same key is the same refund. */
export interface RefundRequest {
  readonly key: string;
  readonly orderId: string;
  /** The gateway's id of the charge. */
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
}

/** A subscription whose member gives another card on the gateway's page. */
interface CardPageRequest {
  /** The gateway's own id. */
  readonly subscription: string;
  readonly language: Language;
  /** Where the member comes back to, once the card is given. */
  readonly returnUrl: string;
  /** Where they come back to without one. */
  readonly cancelUrl: string;
}

/** A subscription whose payments are skipped. */
export interface GatewayPause {
  /** Payments are due again from here on; null: once the pause is taken back. */
  readonly until: Date | null;
}

/** The gateway does not answer, or refuses for a reason of its own: nothing is known to have happened. */
export class GatewayDown extends Error {
  override readonly name = 'GatewayDown';
}

/** Who takes the money. Implementations bound their own time-outs (10 s) and retries, and never see a card number. */
export interface Gateway {
  readonly name: GatewayName;
  /** What time it is to the gateway, where that is not the world's: the sandbox's clock can be advanced. */
  now?(): Promise<Date>;
  /** Begins a payment, and where a token is enough, ends it. Never throws for an outcome: see `Payment`. */
  pay(request: PaymentRequest): Promise<Payment>;
  /** What became of an order's payment. @throws GatewayDown */
  look(orderId: string): Promise<Payment>;
  /** Ends a payment that nobody completed, so that none arrives later; gives what it came to. @throws GatewayDown */
  giveUp(orderId: string): Promise<Payment>;
  /** Whether a subscription ends with its period (true) or renews (false). @throws GatewayDown */
  endWithPeriod(subscription: string, ends: boolean): Promise<void>;
  /**
   * Skips a subscription's payments for a while, or (null, or until a moment that has passed) not any longer. Skipped ones are
   * never charged, and those that follow come on the same days as ever.
   *
   * @throws GatewayDown
   */
  pause(subscription: string, pause: GatewayPause | null): Promise<void>;
  /** Whether a subscription's payments are skipped; null where they are charged. @throws GatewayDown */
  pauseOf(subscription: string): Promise<GatewayPause | null>;
  /** Ends a subscription at once, such as when its account is erased. @throws GatewayDown */
  endNow(subscription: string): Promise<void>;
  /** The card that a subscription renews with; null where the gateway knows none. @throws GatewayDown */
  cardOf(subscription: string): Promise<KnownCard | null>;
  /**
   * The token by which `pay` charges the card that a subscription renews with; null where there is none. Absent where
   * payments take no tokens.
   *
   * @throws GatewayDown
   */
  tokenOf?(subscription: string): Promise<string | null>;
  /**
   * Opens the page on which a member gives another card, of which an event tells. Absent where the gateway takes tokens.
   *
   * @returns its address
   * @throws GatewayDown
   */
  cardPage?(request: CardPageRequest): Promise<string>;
  /**
   * Renews a subscription with another card from now on; a renewal that has failed is tried with it, too.
   *
   * @throws GatewayDown
   */
  renewWith(subscription: string, card: GivenCard): Promise<CardOutcome>;
  /**
   * Begins another plan of a subscription at once, paid by the card that it renews with; `look` and `giveUp` know the
   * order. Where it is not paid nothing changes. Never throws for an outcome: see `Payment`.
   */
  switchNow(request: SwitchRequest): Promise<Payment>;
  /** Renews a subscription at other terms from its next period on; nothing is charged before. @throws GatewayDown */
  renewAs(subscription: string, terms: RenewalTerms): Promise<void>;
  /** Gives money back. @throws GatewayDown */
  refund(request: RefundRequest): Promise<void>;
}
