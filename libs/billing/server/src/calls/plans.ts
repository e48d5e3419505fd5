import { type billingContract, offerOf } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import type { Handler } from '@vinlore/server-kit';
import { taxSourceOf } from '../orders/tax-source.ts';

/**
 * Returns the brand's plans for one product, in the order of the brand file, with the tax included in their prices
 * here.
 */
export function plansCall(product: PlanProduct, clock: () => Date): Handler<typeof billingContract.plans> {
  return ({ user_type }, { brand, place, text }) => {
    const found = taxSourceOf(brand).rateAt(place, clock());
    const tax = found && { name: found.name[text.language], rate: found.rate };
    return brand.plans
      .filter((plan) => plan.product === product && plan.audience === user_type)
      .map((plan) => ({ ...offerOf(plan, text.language), ...(tax && { tax }) }));
  };
}
