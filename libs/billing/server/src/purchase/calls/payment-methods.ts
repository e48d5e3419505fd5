import type { purchaseContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import { TEST_CARDS } from '../../gateways/sandbox/cards.ts';
import type { OrderDeps } from '../../orders/deps.ts';

/** Returns the payment gateways and, if the sandbox is one of them, its test cards. */
export const paymentMethodsCall =
  ({ gateways }: Pick<OrderDeps, 'gateways'>): Handler<typeof purchaseContract.paymentMethods> =>
  (_input, { text }) =>
    gateways.map(({ name }) => ({
      gateway: name,
      test_cards:
        name === 'sandbox' ? TEST_CARDS.map(({ token }) => ({ token, name: text.t(`purchase.card.${token}`) })) : [],
    }));
