import { billingContract } from '@vinlore/billing-domain';
import { defineSlice } from '@vinlore/server-kit';
import { plansCall } from './calls/plans.ts';

/** The billing slice’s server half. */
export function createBillingSlice() {
  return defineSlice({
    name: 'billing',
    contract: billingContract,
    handlers: { plans: plansCall('report'), stickerPlans: plansCall('sticker') },
  });
}
