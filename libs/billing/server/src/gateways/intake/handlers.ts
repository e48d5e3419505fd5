import type { GatewayName } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import type { GatewayEvent } from '../gateway.ts';

/** Events of one kind. */
export type EventOf<Kind extends GatewayEvent['kind']> = Extract<GatewayEvent, { readonly kind: Kind }>;

/** What a dispute took from the order that its payment paid. */
export interface DisputedOrder {
  readonly brand: string;
  readonly order: string;
  /** Null for an unlimited plan. */
  readonly credits_bought: number | null;
  readonly credits_taken: number;
}

/** The booking of a refund that was made at the gateway. */
export interface RefundedOrder {
  readonly brand: string;
  readonly order: string;
  /** Minor units booked: less than the refund if the order had less left to refund. */
  readonly booked: number;
}

/** The order of a refund that failed. */
interface FailedRefund {
  readonly brand: string;
  readonly order: string;
}

/**
 * Handlers of gateway events. Each must be safe to repeat: after a crash an event that was not recorded comes again,
 * and two deliveries of one event may run at once. If a handler throws, the gateway sends the event again.
 */
export interface IntakeHandlers {
  readonly orders: {
    /** Fetches the state of the order's payment from the gateway and settles it. Ignores orders that are not ours. */
    refresh(orderId: string): Promise<unknown>;
    /**
     * Takes back what a disputed payment bought, in the transaction that records the event.
     *
     * @returns null if the order is not ours
     * @throws if the payment is not settled yet
     */
    disputed(tx: Tx, gateway: GatewayName, event: EventOf<'disputed'>, at: Date): Promise<DisputedOrder | null>;
    /**
     * Returns what a dispute took after we won it, in the transaction that records the event.
     *
     * @returns null if the order is not ours
     * @throws if the payment is not settled yet
     */
    disputeWon(tx: Tx, gateway: GatewayName, event: EventOf<'dispute-won'>, at: Date): Promise<DisputedOrder | null>;
    /**
     * Books a refund made directly at the gateway, in the transaction that records the event.
     *
     * @returns null if the order is not ours
     * @throws if the payment is not settled yet
     */
    refunded(tx: Tx, gateway: GatewayName, event: EventOf<'refunded'>, at: Date): Promise<RefundedOrder | null>;
    /**
     * Reverses the booking of a refund that did not reach its buyer, in the transaction that records the event.
     *
     * @returns null if no refund was booked
     * @throws if the payment is not settled yet
     */
    refundFailed(tx: Tx, gateway: GatewayName, event: EventOf<'refund-failed'>, at: Date): Promise<FailedRefund | null>;
  };
  readonly subscriptions: {
    renewed(gateway: GatewayName, event: EventOf<'renewed'>): Promise<unknown>;
    renewalFailed(gateway: GatewayName, event: EventOf<'renewal-failed'>): Promise<unknown>;
    /** Fetches the pause from the gateway and stores it. */
    pauseChanged(gateway: GatewayName, event: EventOf<'pause-changed'>): Promise<unknown>;
    ended(gateway: GatewayName, event: EventOf<'subscription-ended'>): Promise<unknown>;
    /**
     * Makes a subscription renew with the card.
     *
     * @returns a function that notifies the member once, in the transaction that records the event; null if there is
     *   nothing to send
     */
    cardGiven(gateway: GatewayName, event: EventOf<'card-given'>): Promise<((tx: Tx) => Promise<void>) | null>;
  };
}
