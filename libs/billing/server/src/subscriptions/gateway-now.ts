import type { GatewayName } from '@vinlore/billing-domain';
import type { SubscriptionDeps } from './deps.ts';

/** The current time at the gateway that charges a subscription, since payments follow its clock. */
export const gatewayNow = async (
  { gateways, clock }: Pick<SubscriptionDeps, 'gateways' | 'clock'>,
  name: GatewayName,
): Promise<Date> => (await gateways.find((each) => each.name === name)?.now?.()) ?? clock();
