import { cartOf, documentsIn, offerOf, type Purchase } from '@vinlore/billing-domain';
import type { Brand, Plan, PlanProduct } from '@vinlore/brand';

/** What is asked of a purchase before anything is kept of it. */
export type CartInput = Omit<Purchase, 'payment_gateway' | 'payment_token'>;

/** Why a plan cannot be bought as it was asked; names the text that says so. */
export type CartFault = 'noPlan' | 'reportsNotYet' | 'dealersOnly' | 'cart';

/**
 * The plan that a purchase means, where the brand sells it to this buyer and the cart's fields say the same (spec §3,
 * docs/decisions.md §4).
 *
 * @param product what the path of the call sells; null where it sells all
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
  // How many products there are is counted in plans, or in the documents of one.
  const { total_product: _one, ...cart } = cartOf(offerOf(plan, 'en'));
  const isSame = Object.entries(cart).every(([field, value]) => input[field as keyof CartInput] === value);
  const fits = isSame && input.total_product <= Math.max(1, documentsIn(plan));
  return fits && input.currency === plan.currency ? { plan } : { fault: 'cart' };
}
