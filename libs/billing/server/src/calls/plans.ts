import { type billingContract, offerOf } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import type { Handler } from '@vinlore/server-kit';

/** Answers the brand's plans of one product, as its file orders them. */
export function plansCall(product: PlanProduct): Handler<typeof billingContract.plans> {
  return ({ user_type }, { brand, text }) =>
    brand.plans
      .filter((plan) => plan.product === product && plan.audience === user_type)
      .map((plan) => offerOf(plan, text.language));
}
