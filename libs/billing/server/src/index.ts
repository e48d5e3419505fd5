export { createBillingModule } from './billing-module.ts';
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
export { createCreditDeskModule } from './credits/staff/credit-desk-module.ts';
export { createCreditsModule } from './credits/credits-module.ts';
export { type CouponToCreate, createCoupon, endCoupon } from './coupons/administration.ts';
export { createCouponDeskModule } from './coupons/staff/coupon-desk-module.ts';
export { createCouponModule } from './coupons/coupon-module.ts';
export { type CouponInUse, couponsOf } from './coupons/coupon-store.ts';
export { chosenGateways, type GatewayConfig, gatewayNames } from './gateways/chosen-gateways.ts';
export { createFigureDeskModule } from './figures/figure-desk-module.ts';
export { keepDays } from './figures/keep-days.ts';
export { createGatewayModule } from './gateways/gateway-module.ts';
export { defineGatewayJobs } from './gateways/purge.ts';
export { createIntake } from './gateways/intake/intake.ts';
export { passSandboxTime, type SandboxTime } from './gateways/sandbox/pass-time.ts';
export { defineSandboxJobs } from './gateways/sandbox/renewals.ts';
export { sandboxNow } from './gateways/sandbox/sandbox-clock.ts';
export { createSandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
export { configuredStripe } from './gateways/stripe/configured-stripe.ts';
export { createInvoiceModule } from './invoices/invoice-module.ts';
export { createInvoices } from './invoices/invoices.ts';
export { orderOwner } from './orders/staff/order-list.ts';
export { createOrderDeskModule } from './orders/staff/order-desk-module.ts';
export type { DocumentMaker } from './orders/deps.ts';
export { createPlanDeskModule } from './plans/plan-desk-module.ts';
export { createPurchaseModule } from './purchase/purchase-module.ts';
export { carryOutRefund, REFUND_KIND } from './refunds/ask-second-person.ts';
export type { StaffAddresses } from './refunds/deps.ts';
export { createRefundModule } from './refunds/refund-module.ts';
export { type ClosedTrial, closeTrialSales } from './trial/close-trial.ts';
export { remindOfRenewals } from './subscriptions/reminders.ts';
export { subscriptionEvents } from './subscriptions/subscription-events.ts';
export { createSubscriptionModule } from './subscriptions/subscription-module.ts';
