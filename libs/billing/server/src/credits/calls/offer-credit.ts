import type { creditsContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import { creditPayloadOf } from '../credit-payload.ts';
import { offerFor } from '../offer.ts';
import type { CreditsDeps } from '../deps.ts';

/** Returns the member's credits, and an offer if they have none (docs/decisions.md §3). */
export function offerCreditCall({ database, clock }: CreditsDeps): Handler<typeof creditsContract.offerCredit> {
  return async (_input, { actor, brand, text }) => {
    const credits = await creditPayloadOf(database, { brand: brand.key, accountId: actor.accountId, at: clock() });
    return { ...credits, offer: offerFor(brand, credits, actor.dealer, text) };
  };
}
