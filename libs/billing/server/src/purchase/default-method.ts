import { type Purchase, willRenew } from '@vinlore/billing-domain';
import type { CallContext } from '@vinlore/server-kit';
import { GatewayDown } from '../gateways/gateway.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { factsOf, subscriptionsOf } from '../subscriptions/subscription-store.ts';

/**
 * A purchase that says nothing of how it is paid, with the account's default method: the card that its newest plan renews
 * with, where its gateway charges a card again by a token (docs/decisions.md §6). As it came where there is none.
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
