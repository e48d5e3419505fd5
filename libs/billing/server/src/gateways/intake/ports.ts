import type { GatewayName, Pot } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import type { GatewayEvent } from '../gateway.ts';

/** The events of one kind. */
export type EventOf<Kind extends GatewayEvent['kind']> = Extract<GatewayEvent, { readonly kind: Kind }>;

/** What a disputed payment bought. */
export interface DisputedOrder {
  readonly brand: string;
  /** Null: the buyer never came to have an account. */
  readonly accountId: string | null;
  readonly pot: Pot;
  /** 0 for an unlimited plan. */
  readonly credits: number;
}

/**
 * Who acts on what gateways tell. Each of them is safe to repeat: an event whose note was lost in a crash comes again,
 * and two deliveries of one event may come at once. What throws is told again by the gateway.
 */
export interface IntakePorts {
  readonly orders: {
    /** Asks the gateway how the order's payment stands, and settles what is due. An order that is not ours is no error. */
    refresh(orderId: string): Promise<unknown>;
  };
  readonly subscriptions: {
    renewed(gateway: GatewayName, event: EventOf<'renewed'>): Promise<unknown>;
    renewalFailed(gateway: GatewayName, event: EventOf<'renewal-failed'>): Promise<unknown>;
    ended(gateway: GatewayName, event: EventOf<'subscription-ended'>): Promise<unknown>;
  };
  readonly disputes: {
    /** What the order bought; null: it is not ours. */
    orderOf(tx: Tx, orderId: string): Promise<DisputedOrder | null>;
    /** Takes credits back, no more than are there. @returns how many it took */
    takeBack(
      tx: Tx,
      credits: {
        readonly brand: string;
        readonly accountId: string;
        readonly pot: Pot;
        readonly credits: number;
        readonly cause: { readonly kind: 'dispute'; readonly id: string };
        readonly at: Date;
      },
    ): Promise<number>;
  };
}
