export { createBillingSlice } from './billing-slice.ts';
export { giveCredits } from './ledger/give-credits.ts';
export type { LedgerDetail, LedgerDocument } from './ledger/detail.ts';
export {
  balancesOf,
  type Cause,
  type CreditMove,
  giveBack,
  grantCredits,
  potOf,
  type Reservation,
  reserveCredits,
  settleReservation,
  type Spending,
  spendCredit,
  spendReserved,
  takeBack,
  type ToPay,
} from './ledger/ledger.ts';
export { creditSpentOn } from './ledger/spent-on.ts';
export { createCreditDeskSlice } from './credits/staff/credit-desk-slice.ts';
export { createCreditsSlice } from './credits/credits-slice.ts';
export { type CouponToCreate, createCoupon, endCoupon } from './coupons/administration.ts';
export { createCouponDeskSlice } from './coupons/staff/coupon-desk-slice.ts';
export { createCouponSlice } from './coupons/coupon-slice.ts';
export { type CouponInUse, couponsOf } from './coupons/coupon-store.ts';
export { chosenGateways, type GatewayConfig, gatewayNames } from './gateways/chosen-gateways.ts';
export { createFigureDeskSlice } from './figures/figure-desk-slice.ts';
export { keepDays } from './figures/keep-days.ts';
export { createGatewaySlice } from './gateways/gateway-slice.ts';
export { defineGatewayJobs } from './gateways/purge.ts';
export { createIntake } from './gateways/intake/intake.ts';
export { passSandboxTime, type SandboxTime } from './gateways/sandbox/pass-time.ts';
export { defineSandboxJobs } from './gateways/sandbox/renewals.ts';
export { sandboxNow } from './gateways/sandbox/sandbox-clock.ts';
export { createSandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
export { configuredStripe } from './gateways/stripe/configured-stripe.ts';
export { createInvoiceSlice } from './invoices/invoice-slice.ts';
export { createInvoices } from './invoices/invoices.ts';
export { orderOwner } from './orders/staff/order-list.ts';
export { createOrderDeskSlice } from './orders/staff/order-desk-slice.ts';
export type { DocumentMaker, DocumentWish } from './orders/ports.ts';
export { createPlanDeskSlice } from './plans/plan-desk-slice.ts';
export { createPurchaseSlice } from './purchase/purchase-slice.ts';
export { carryOutRefund, REFUND_KIND } from './refunds/ask-second-person.ts';
export type { StaffAddresses } from './refunds/ports.ts';
export { createRefundSlice } from './refunds/refund-slice.ts';
export { type ClosedTrial, closeTrialSales } from './trial/close-trial.ts';
export { remindOfRenewals } from './subscriptions/reminders.ts';
export { subscriptionEvents } from './subscriptions/subscription-events.ts';
export { createSubscriptionSlice } from './subscriptions/subscription-slice.ts';
