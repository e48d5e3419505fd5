import { type subscriptionContract, subscriptionStateOf } from '@vinlore/billing-domain';
import { addressIn } from '@vinlore/brand';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import { type Gateway, GatewayDown, type KnownCard } from '../../gateways/gateway.ts';
import { changeCard } from '../change-card.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { SUBSCRIPTION_PAGE } from '../letters.ts';
import { factsOf, lockOwn, type SubscriptionRow } from '../subscription-store.ts';

type Asked = Parameters<Handler<typeof subscriptionContract.card>>[0];

const viewOfCard = (card: KnownCard | null) =>
  card && { brand: card.brand, last4: card.last4, exp_month: card.expiresMonth, exp_year: card.expiresYear };

/** Returns a member's own subscription and its gateway. */
async function ownOf(
  { database, gateways }: SubscriptionDeps,
  { gateway: name, subscription_id: id }: Asked,
  { actor, brand, text }: CallContext<'bearer'>,
): Promise<{ readonly row: SubscriptionRow; readonly gateway: Gateway }> {
  const owner = { brand: brand.key, accountId: actor.accountId };
  const row = await database.transaction((tx) => lockOwn(tx, owner, { id, gateway: name }));
  if (!row) return refuse(404, text.t('subscription.none'));
  const gateway = gateways.find((each) => each.name === name);
  return gateway ? { row, gateway } : refuse(503, text.t('subscription.cardDown'));
}

/** The card that a subscription renews with; null if its gateway doesn't return one or is down. */
export function cardCall(deps: SubscriptionDeps): Handler<typeof subscriptionContract.card> {
  return async (asked, context) => {
    const { row, gateway } = await ownOf(deps, asked, context);
    const card = await gateway.cardOf(row.reference).catch((error: unknown) => {
      if (error instanceof GatewayDown) return null;
      throw error;
    });
    return { card: viewOfCard(card) };
  };
}

/** Changes the renewal card: immediately with a token, else once it was entered on the gateway's own page. */
export function changeCardCall(deps: SubscriptionDeps): Handler<typeof subscriptionContract.changeCard> {
  const change = changeCard(deps);
  return async ({ payment_token: token, ...asked }, context) => {
    const { actor, brand, text } = context;
    const { row, gateway } = await ownOf(deps, asked, context);
    const now = deps.clock();
    if (subscriptionStateOf(factsOf(row), now) === 'ended') return refuse(409, text.t('subscription.over'));
    try {
      if (gateway.cardPage) {
        if (token !== undefined) return refuse(422, text.t('subscription.cardOnPage'));
        const page = deps.originOf(brand) + addressIn(brand, text.language, SUBSCRIPTION_PAGE);
        const urls = { returnUrl: `${page}?card=given`, cancelUrl: page };
        const action_url = await gateway.cardPage({ subscription: row.reference, language: text.language, ...urls });
        return { card: null, action_url };
      }
      if (token === undefined) return refuse(422, text.t('subscription.cardToken'));
      const outcome = await change(gateway, row, { reference: token, at: now }, actor.accountId);
      if (outcome === 'declined') return refuse(422, text.t('subscription.cardDeclined'));
      return { card: viewOfCard(await gateway.cardOf(row.reference)), action_url: null };
    } catch (error) {
      if (error instanceof GatewayDown) return refuse(503, text.t('subscription.cardDown'));
      throw error;
    }
  };
}
