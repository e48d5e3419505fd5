import { randomUUID } from 'node:crypto';
import { cartOf, offerOf } from '@vinlore/billing-domain';
import type { openBench } from './visitors.ts';

type Bench = Pick<Awaited<ReturnType<typeof openBench>>, 'brand' | 'post'>;

/**
 * Returns a function that buys the brand's bundle of sticker credits through the sandbox gateway.
 *
 * @throws Error if a purchase isn't paid
 */
export function creditPurchase({ brand, post }: Bench): (token: string) => Promise<void> {
  const plan = brand.plans.find(
    ({ product, kind, audience }) => product === 'sticker' && kind === 'bundle' && audience === 'user',
  )!;
  const cart = Object.fromEntries(
    Object.entries(cartOf(offerOf(plan, 'en'))).map(([field, value]) => [field, String(value)]),
  );
  return async (token) => {
    const { state } = await post<{ state: string }>(
      '/api-cwa/cwa_sticker_registration',
      {
        ...cart,
        email: 'buyer@example.com',
        price: String(plan.price),
        currency: plan.currency,
        payment_gateway: 'sandbox',
        payment_token: 'sandbox-success',
        cart_plan: plan.id,
        vin: 'CREDIT',
        idempotency_key: randomUUID(),
      },
      token,
    );
    if (state !== 'paid') throw new Error('A purchase was not paid.');
  };
}
