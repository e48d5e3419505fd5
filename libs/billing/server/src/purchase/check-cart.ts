import { cartOf, documentsIn, offerOf, type Purchase } from '@vinlore/billing-domain';
import type { Brand, Plan, PlanProduct } from '@vinlore/brand';

/** The fields of a purchase request that are checked before anything is stored. */
export type CartInput = Omit<Purchase, 'payment_gateway' | 'payment_token'>;

/** Why a plan cannot be bought as requested; also the key of the message that says so. */
export type CartFault = 'noPlan' | 'reportsNotYet' | 'dealersOnly' | 'cart';

/**
 * Returns the requested plan if the brand sells it to this buyer and the cart's fields match it (spec §3,
 * docs/decisions.md §4).
 *
 * @param product sold at the call's path; null if the path sells all products
 */
export function planOfCart(
  brand: Pick<Brand, 'plans' | 'features'>,
  input: CartInput,
  { product, dealer }: { readonly product: PlanProduct | null; readonly dealer: boolean },
): { readonly plan: Plan } | { readonly fault: CartFault } {
  const plan = brand.plans.find(({ id }) => id === input.cart_plan);
  if (!plan || (product !== null && plan.product !== product)) return { fault: 'noPlan' };
  if (!brand.features[plan.product]) return { fault: plan.product === 'report' ? 'reportsNotYet' : 'noPlan' };
  if (plan.audience === 'dealer' && !dealer) return { fault: 'dealersOnly' };
  // The number of products is counted in plans or in the documents of one plan.
  const { total_product: _one, ...cart } = cartOf(offerOf(plan, 'en'));
  const isSame = Object.entries(cart).every(([field, value]) => input[field as keyof CartInput] === value);
  const fits = isSame && input.total_product <= Math.max(1, documentsIn(plan));
  return fits && input.currency === plan.currency ? { plan } : { fault: 'cart' };
}
