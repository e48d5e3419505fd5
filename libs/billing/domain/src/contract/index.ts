import { plans } from './plans.ts';
import { stickerPlans } from './sticker-plans.ts';

/** Calls around plans, purchases and credits. */
export const billingContract = { plans, stickerPlans };
