import type { GatewayName } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import type { GatewayEvent } from '../gateway.ts';

/** The events of one kind. */
export type EventOf<Kind extends GatewayEvent['kind']> = Extract<GatewayEvent, { readonly kind: Kind }>;

/** What a dispute took of the order that its payment paid. */
export interface DisputedOrder {
  readonly brand: string;
  readonly order: string;
  /** Null: an unlimited plan. */
  readonly credits_bought: number | null;
  readonly credits_taken: number;
}

/** What a refund that was given at the gateway came to here. */
export interface RefundedOrder {
  readonly brand: string;
  readonly order: string;
  /** Minor units that were booked: less than was given where the order had no more left to give back. */
  readonly booked: number;
}

/** What a refund that came back was of. */
interface FailedRefund {
  readonly brand: string;
  readonly order: string;
}

/**
 * Who acts on what gateways tell. Each act is safe to repeat: an event whose note was lost in a crash comes again, and two
 * deliveries of one event may come at once. What throws is told again by the gateway.
 */
export interface IntakeHandlers {
  readonly orders: {
    /** Asks the gateway how the order's payment stands, and settles what is due. An order that is not ours is no error. */
    refresh(orderId: string): Promise<unknown>;
    /**
     * Takes back what a disputed payment paid for, in the transaction that notes the event.
     *
     * @returns null where the order is not ours
     * @throws where the payment is not settled yet
     */
    disputed(tx: Tx, gateway: GatewayName, event: EventOf<'disputed'>, at: Date): Promise<DisputedOrder | null>;
    /**
     * Gives back what a dispute took that is won, in the transaction that notes the event.
     *
     * @returns null where the order is not ours
     * @throws where the payment is not settled yet
     */
    disputeWon(tx: Tx, gateway: GatewayName, event: EventOf<'dispute-won'>, at: Date): Promise<DisputedOrder | null>;
    /**
     * Books a refund that was given at the gateway itself, in the transaction that notes the event.
     *
     * @returns null where the order is not ours
     * @throws where the payment is not settled yet
     */
    refunded(tx: Tx, gateway: GatewayName, event: EventOf<'refunded'>, at: Date): Promise<RefundedOrder | null>;
    /**
     * Books a refund back that did not reach its buyer, in the transaction that notes the event.
     *
     * @returns null where nothing was booked for it
     * @throws where the payment is not settled yet
     */
    refundFailed(tx: Tx, gateway: GatewayName, event: EventOf<'refund-failed'>, at: Date): Promise<FailedRefund | null>;
  };
  readonly subscriptions: {
    renewed(gateway: GatewayName, event: EventOf<'renewed'>): Promise<unknown>;
    renewalFailed(gateway: GatewayName, event: EventOf<'renewal-failed'>): Promise<unknown>;
    /** Asks the gateway how a pause stands, and keeps that. */
    pauseChanged(gateway: GatewayName, event: EventOf<'pause-changed'>): Promise<unknown>;
    ended(gateway: GatewayName, event: EventOf<'subscription-ended'>): Promise<unknown>;
    /**
     * Has a subscription renew with the card.
     *
     * @returns what tells its member, once, in the transaction that notes the event; null where there is nothing to tell
     */
    cardGiven(gateway: GatewayName, event: EventOf<'card-given'>): Promise<((tx: Tx) => Promise<void>) | null>;
  };
}
