import { refundOrder } from './refund-order.ts';

/** Staff calls for refunds. */
export const refundContract = { refundOrder };
