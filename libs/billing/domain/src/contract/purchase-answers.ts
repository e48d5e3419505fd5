import { refusal, success } from '@vinlore/contract';
import { OrderViewSchema } from '../order-view.ts';

/** Response of every purchase call. Repeating an idempotency key returns the first response. */
export const purchaseAnswers = {
  200: success('The order: paid, waiting for the gateway, or waiting for the buyer at `action_url`.', OrderViewSchema),
  409: refusal(
    'The idempotency key was used for another purchase, or the account has such an unlimited plan or is paying for one.',
  ),
  422: refusal(
    'The payment was declined (`data` is the order), the price has changed, the plan or coupon cannot be had, or the document can’t be made with what was chosen for it.',
  ),
  503: refusal('Payments cannot be taken just now; nothing was charged.'),
};
