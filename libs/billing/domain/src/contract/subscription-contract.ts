import { cancelSubscription } from './cancel-subscription.ts';
import { keepSubscription } from './keep-subscription.ts';
import { pauseSubscription, resumeSubscription } from './pause-subscription.ts';
import { changeSubscriptionCard, subscriptionCard } from './subscription-card.ts';
import { subscriptions } from './subscriptions.ts';

/** Subscription calls. */
export const subscriptionContract = {
  cancelSubscription,
  card: subscriptionCard,
  changeCard: changeSubscriptionCard,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  subscriptions,
};
