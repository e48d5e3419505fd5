import type { GatewayName } from '@vinlore/billing-domain';
import type { OrderRow } from './order-store.ts';

/** Buyers' keys contain no colon, so they never collide with renewal keys. */
const PREFIX = 'renewal:';

/** The key of a renewal's order. @param payment the gateway's id of the charge */
export const renewalKey = (gateway: GatewayName, payment: string): string => `${PREFIX}${gateway}:${payment}`;

/** Whether the order was created for a renewal rather than by a buyer. */
export const isRenewal = ({ idempotency_key }: Pick<OrderRow, 'idempotency_key'>): boolean =>
  idempotency_key.startsWith(PREFIX);
