import { plans } from './plans.ts';
import { stickerPlans } from './sticker-plans.ts';

// Rows that few pages need stand in contracts of their own: the first page of an app does not carry them.
export { couponContract } from './coupon-contract.ts';
export { creditsContract } from './credits-contract.ts';
export { gatewayContract } from './gateway-contract.ts';
export { invoiceContract } from './invoice-contract.ts';
export { purchaseContract } from './purchase-contract.ts';
export { refundContract } from './refund-contract.ts';
export * from './staff/index.ts';
export { subscriptionContract } from './subscription-contract.ts';
export { switchContract } from './switch-contract.ts';

/** Calls about what is sold. */
export const billingContract = { plans, stickerPlans };
