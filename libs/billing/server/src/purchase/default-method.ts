import { type Purchase, willRenew } from '@vinlore/billing-domain';
import type { CallContext } from '@vinlore/server-kit';
import { GatewayDown } from '../gateways/gateway.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { factsOf, subscriptionsOf } from '../subscriptions/subscription-store.ts';

/**
 * Adds the account's default method to a purchase without a payment choice: the renewal card of its newest plan, if the
 * gateway can charge a card again by token (docs/decisions.md §6). Returns the purchase unchanged if there is none.
 */
export async function withDefaultMethod(
  { database, gateways }: Pick<OrderDeps, 'database' | 'gateways'>,
  input: Purchase,
  { actor, brand }: Pick<CallContext, 'actor' | 'brand'>,
): Promise<Purchase> {
  if (!actor || input.payment_gateway !== undefined || input.payment_token !== undefined) return input;
  const rows = await subscriptionsOf(database, { brand: brand.key, accountId: actor.accountId });
  for (const row of rows.filter((each) => willRenew(factsOf(each)))) {
    const gateway = gateways.find(({ name }) => name === row.gateway);
    const token = await gateway?.tokenOf?.(row.reference).catch((error: unknown) => {
      if (error instanceof GatewayDown) return null;
      throw error;
    });
    if (gateway && token) return { ...input, payment_gateway: gateway.name, payment_token: token };
  }
  return input;
}
