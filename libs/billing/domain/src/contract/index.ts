import { plans } from './plans.ts';
import { stickerPlans } from './sticker-plans.ts';

// Calls that few pages need are in separate contracts, to keep them out of the first page's bundle.
export { couponContract } from './coupon-contract.ts';
export { creditsContract } from './credits-contract.ts';
export { gatewayContract } from './gateway-contract.ts';
export { invoiceContract } from './invoice-contract.ts';
export { purchaseContract } from './purchase-contract.ts';
export { refundContract } from './refund-contract.ts';
export * from './staff/index.ts';
export { subscriptionContract } from './subscription-contract.ts';
export { switchContract } from './switch-contract.ts';

/** Calls about plans on sale. */
export const billingContract = { plans, stickerPlans };
