import { billingContract } from '@vinlore/billing-domain';
import type { Audience, PlanProduct } from '@vinlore/brand';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

const ROWS = { report: billingContract.plans, sticker: billingContract.stickerPlans } as const;

/** The plans of a product for an audience (spec §6: `user_type`). */
export function plansQuery(call: Call, product: PlanProduct, audience: Audience) {
  return queryOptions({
    queryKey: ['plans', product, audience],
    queryFn: ({ signal }) => call(ROWS[product], { user_type: audience }, { signal }),
  });
}
