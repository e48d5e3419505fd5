import type { GatewayName } from '@vinlore/billing-domain';
import type { OrderRow } from './order-store.ts';

/** A buyer's key has no colon, so theirs and these never meet. */
const PREFIX = 'renewal:';

/** The key of the order that stands for a renewal's charge. @param payment the gateway's id of the charge */
export const renewalKey = (gateway: GatewayName, payment: string): string => `${PREFIX}${gateway}:${payment}`;

/** Whether nobody placed the order: it stands for a renewal's charge. */
export const isRenewal = ({ idempotency_key }: Pick<OrderRow, 'idempotency_key'>): boolean =>
  idempotency_key.startsWith(PREFIX);
