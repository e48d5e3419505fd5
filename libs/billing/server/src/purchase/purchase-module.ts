import { purchaseContract } from '@vinlore/billing-domain';
import type { Jobs } from '@vinlore/jobs';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { createFollowUps, type FollowUps } from '../orders/follow-ups.ts';
import { orderKeeper } from '../orders/order-keeper.ts';
import { createOrders, type Orders } from '../orders/orders.ts';
import { type ReceiptOf, receiptsOf } from '../orders/receipt-of.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { beginSubscription } from '../subscriptions/begin-subscription.ts';
import { switchSubscription } from '../subscriptions/switch-subscription.ts';
import { createBuy } from './buy.ts';
import { appStripePaymentCall, buyPlanCall } from './calls/buy-plan.ts';
import { orderAccountCall } from './calls/order-account.ts';
import { paymentMethodsCall } from './calls/payment-methods.ts';
import { answerChallengeCall, paymentUpdateCall } from './calls/payment-update.ts';
import { totalOrdersCall } from './calls/total-orders.ts';
import { purchaseMessages } from './messages/index.ts';
import { purchaseMigrations } from './migrations.ts';
import { purchaseRoutines } from './routines.ts';
import { definePurchaseJobs } from './purchase-jobs.ts';

/** The purchase module, and what others need from it. */
export interface Purchases {
  readonly module: ServerModule;
  /** For callers that learn of payments: webhooks and the sandbox's clock. */
  readonly orders: Orders;
  readonly followUps: FollowUps;
  /** For callers that resend a receipt. */
  readonly receiptOf: ReceiptOf;
}

/** Creates the purchase module: purchase calls, orders, their recovery, and follow-ups. */
export function createPurchaseModule(deps: OrderDeps & { readonly jobs: Jobs }): Purchases {
  const { database, jobs, clock } = deps;
  const orders = createOrders({ ...deps, beginSubscription, switchSubscription });
  const followUps = createFollowUps(deps);
  const buyingDeps = { orderDeps: deps, orders, followUps };
  const buy = createBuy(buyingDeps);
  definePurchaseJobs(jobs, { database, orders, followUps, clock });
  return {
    orders,
    followUps,
    receiptOf: receiptsOf(deps),
    module: defineModule({
      name: 'purchase',
      contract: purchaseContract,
      handlers: {
        answerChallenge: answerChallengeCall(buyingDeps),
        appStripePayment: appStripePaymentCall(buy, deps),
        buyOnLanding: buyPlanCall(buy, null),
        buyReportPlan: buyPlanCall(buy, 'report'),
        buyStickerPlan: buyPlanCall(buy, 'sticker'),
        orderAccount: orderAccountCall(deps),
        paymentMethods: paymentMethodsCall(deps),
        paymentUpdate: paymentUpdateCall(buyingDeps),
        totalOrders: totalOrdersCall(deps),
      },
      migrations: purchaseMigrations,
      routines: purchaseRoutines,
      messages: purchaseMessages,
      keepers: [orderKeeper(database)],
    }),
  };
}
