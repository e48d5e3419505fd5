import { answerChallenge } from './answer-challenge.ts';
import { appStripePayment } from './app-stripe-payment.ts';
import { buyOnLanding } from './buy-on-landing.ts';
import { buyReportPlan } from './buy-report-plan.ts';
import { buyStickerPlan } from './buy-sticker-plan.ts';
import { orderAccount } from './order-account.ts';
import { paymentMethods } from './payment-methods.ts';
import { paymentUpdate } from './payment-update.ts';
import { totalOrders } from './total-orders.ts';

/** Calls for buying plans, and about orders. */
export const purchaseContract = {
  answerChallenge,
  appStripePayment,
  buyOnLanding,
  buyReportPlan,
  buyStickerPlan,
  orderAccount,
  paymentMethods,
  paymentUpdate,
  totalOrders,
};
