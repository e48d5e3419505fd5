import type { GatewayName } from '@vinlore/billing-domain';
import type { GatewayEvent } from '../gateway.ts';

/** The events of one kind. */
export type EventOf<Kind extends GatewayEvent['kind']> = Extract<GatewayEvent, { readonly kind: Kind }>;

/**
 * Who acts on what gateways tell. Each act is safe to repeat: an event whose note was lost in a crash comes again, and two
 * deliveries of one event may come at once. What throws is told again by the gateway.
 */
export interface IntakeHandlers {
  readonly orders: {
    /** Asks the gateway how the order's payment stands, and settles what is due. An order that is not ours is no error. */
    refresh(orderId: string): Promise<unknown>;
  };
  readonly subscriptions: {
    renewed(gateway: GatewayName, event: EventOf<'renewed'>): Promise<unknown>;
    renewalFailed(gateway: GatewayName, event: EventOf<'renewal-failed'>): Promise<unknown>;
    ended(gateway: GatewayName, event: EventOf<'subscription-ended'>): Promise<unknown>;
  };
}
