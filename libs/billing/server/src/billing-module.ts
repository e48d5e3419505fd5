import { billingContract } from '@vinlore/billing-domain';
import { defineModule } from '@vinlore/server-kit';
import { plansCall } from './calls/plans.ts';

/**
 * The billing module's server half.
 *
 * @param clock decides which taxes are in effect
 */
export function createBillingModule(clock: () => Date) {
  return defineModule({
    name: 'billing',
    contract: billingContract,
    handlers: { plans: plansCall('report', clock), stickerPlans: plansCall('sticker', clock) },
  });
}
