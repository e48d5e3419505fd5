import { billingContract } from '@vinlore/billing-domain';
import { defineModule } from '@vinlore/server-kit';
import { plansCall } from './calls/plans.ts';

/** The billing module’s server half. */
export function createBillingModule() {
  return defineModule({
    name: 'billing',
    contract: billingContract,
    handlers: { plans: plansCall('report'), stickerPlans: plansCall('sticker') },
  });
}
