import { staffSubscriptionContract } from '@vinlore/billing-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { staffCancelCall, staffKeepCall } from './calls/cancel.ts';
import { staffFailingRenewalsCall } from './calls/failing.ts';
import { staffSubscriptionsCall, staffSwitchOptionsCall } from './calls/look.ts';
import { staffPauseCall, staffResumeCall } from './calls/pause.ts';
import { staffSwitchPlanCall, staffUndoSwitchCall } from './calls/switch.ts';
import type { SubscriptionDeskDeps } from './deps.ts';
import { subscriptionDeskMessages } from './messages/index.ts';

/**
 * A member's plans at the staff desk: viewed, canceled, paused, and switched by the members' own rules, each action
 * with a reason.
 */
export const createSubscriptionDeskModule = (deps: SubscriptionDeskDeps): ServerModule =>
  defineModule({
    name: 'subscription-desk',
    contract: staffSubscriptionContract,
    messages: subscriptionDeskMessages,
    handlers: {
      staffSubscriptions: staffSubscriptionsCall(deps),
      staffFailingRenewals: staffFailingRenewalsCall(deps),
      staffCancelSubscription: staffCancelCall(deps),
      staffKeepSubscription: staffKeepCall(deps),
      staffPauseSubscription: staffPauseCall(deps),
      staffResumeSubscription: staffResumeCall(deps),
      staffSwitchOptions: staffSwitchOptionsCall(deps),
      staffSwitchPlan: staffSwitchPlanCall(deps),
      staffUndoSwitch: staffUndoSwitchCall(deps),
    },
  });
