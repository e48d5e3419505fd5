import { refundOrder } from './refund-order.ts';

/** Calls by which staff give money back. */
export const refundContract = { refundOrder };
