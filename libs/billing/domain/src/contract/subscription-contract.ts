import { cancelSubscription } from './cancel-subscription.ts';
import { keepSubscription } from './keep-subscription.ts';
import { subscriptions } from './subscriptions.ts';

/** Calls about subscriptions. */
export const subscriptionContract = { cancelSubscription, keepSubscription, subscriptions };
