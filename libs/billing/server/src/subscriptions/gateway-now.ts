import type { GatewayName } from '@vinlore/billing-domain';
import type { SubscriptionDeps } from './deps.ts';

/** What time it is to who charges a subscription: payments come by that clock. */
export const gatewayNow = async (
  { gateways, clock }: Pick<SubscriptionDeps, 'gateways' | 'clock'>,
  name: GatewayName,
): Promise<Date> => (await gateways.find((each) => each.name === name)?.now?.()) ?? clock();
