import { subscriptionContract } from '@vinlore/billing-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { cancelSubscriptionCall, keepSubscriptionCall } from './calls/cancel.ts';
import { cardCall, changeCardCall } from './calls/card.ts';
import { subscriptionsCall } from './calls/list.ts';
import { pauseSubscriptionCall, resumeSubscriptionCall } from './calls/pause.ts';
import { subscriptionMessages } from './messages/index.ts';
import { subscriptionMigrations } from './migrations.ts';
import type { SubscriptionDeps } from './deps.ts';
import { defineReminderJob } from './reminders.ts';
import { subscriptionRoutines } from './routines.ts';
import { subscriptionKeeper } from './subscription-keeper.ts';
import { defineTellGatewaysJob } from './tell-gateways.ts';

/** Renewing plans: members view, cancel, keep, pause, and resume them, and are reminded before each renewal. */
export function createSubscriptionModule(deps: SubscriptionDeps): ServerModule {
  defineTellGatewaysJob(deps);
  defineReminderJob(deps);
  return defineModule({
    name: 'subscription',
    contract: subscriptionContract,
    migrations: subscriptionMigrations,
    routines: subscriptionRoutines,
    messages: subscriptionMessages,
    keepers: [subscriptionKeeper(deps)],
    handlers: {
      card: cardCall(deps),
      changeCard: changeCardCall(deps),
      cancelSubscription: cancelSubscriptionCall(deps),
      keepSubscription: keepSubscriptionCall(deps),
      pauseSubscription: pauseSubscriptionCall(deps),
      resumeSubscription: resumeSubscriptionCall(deps),
      subscriptions: subscriptionsCall(deps),
    },
  });
}
