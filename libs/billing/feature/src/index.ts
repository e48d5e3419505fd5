export { type BuyPlan, createBuyPlan } from './buying/buy-plan.ts';
export type { CarriedVehicle, PlanPurchase } from './buying/plan-purchase.ts';
export { Checkout, type CheckoutProps } from './checkout/checkout.tsx';
export type { PaymentMethod } from './checkout/payment-choice.tsx';
export { billingMessages } from './messages/index.ts';
