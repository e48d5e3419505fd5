export { Buy, type BuyProps } from './buy/buy.tsx';
export { useProductOfPlan } from './buy/use-product-of-plan.ts';
export type { BuyPlan } from './buying/buy-plan.ts';
export { type PlanPurchase, purchaseFields, sevenFieldsOf } from './buying/plan-purchase.ts';
export { CHECKOUT_FORM, type CheckoutPosting, type CheckoutProps } from './checkout/checkout.tsx';
export type { PaymentMethod } from './checkout/payment-choice.tsx';
export { usualPlan } from './checkout/plan-chooser.tsx';
export { CreditsLeft, type CreditsLeftProps } from './credits/credits-left.tsx';
export { moneyMoved } from './credits/credits-query.ts';
export { Credits, type CreditsProps } from './credits/credits.tsx';
export { useCreditsInAll, useReportsLeft, useStickersLeft } from './credits/use-left.ts';
export { billingMessages } from './messages/index.ts';
export type { OrderListProps } from './orders/order-list.tsx';
export { Order, type OrderProps } from './orders/order.tsx';
export { Orders } from './orders/orders.tsx';
export { planSwitchMessages } from './subscription/messages/index.ts';
export { Subscriptions } from './subscription/subscriptions.tsx';
export { BankQuestion, BankQuestionScreen } from './visitor/bank-question.tsx';
export { InvoiceLink, InvoiceLinkScreen } from './visitor/invoice-link.tsx';
export { visitorMessages } from './visitor/messages/index.ts';
export { OrderSheet, OrderStanding, OrderStandingScreen } from './visitor/order-standing.tsx';
export { type OrderWays, placeOfUse, useVisitorWays } from './visitor/order-ways.tsx';
export { type VisitorCheckoutProps, VisitorCheckoutScreen } from './visitor/visitor-checkout.tsx';
export {
  BANK_PATH,
  CHECKOUT_PATH,
  checkoutAddress,
  type CheckoutLink,
  checkoutQuery,
  THANKS_PATH,
  type CheckoutRequest,
  readCheckoutRequest,
} from './visitor/checkout-request.ts';
