import type { purchaseContract } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import { type Handler, refuse } from '@vinlore/server-kit';
import type { OrderDeps } from '../../orders/deps.ts';
import type { Buy } from '../buy.ts';

/** Buys a plan of the path's product, or of any product on the landing pages' path (spec §7). */
export const buyPlanCall =
  (buy: Buy, product: PlanProduct | null): Handler<typeof purchaseContract.buyOnLanding> =>
  (input, context) =>
    buy(input, context, product);

/** Begins a purchase on Stripe's own payment page (spec §7). */
export const appStripePaymentCall =
  (buy: Buy, { gateways }: Pick<OrderDeps, 'gateways'>): Handler<typeof purchaseContract.appStripePayment> =>
  (input, context) =>
    gateways.some(({ name }) => name === 'stripe')
      ? buy({ ...input, payment_gateway: 'stripe', payment_token: undefined }, context, null)
      : refuse(501, context.text.t('purchase.noStripe'));
