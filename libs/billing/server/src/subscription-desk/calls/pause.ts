import type { staffSubscriptionContract } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import type { Decider } from '../../subscriptions/decide.ts';
import { gatewayNow } from '../../subscriptions/gateway-now.ts';
import { type Paused, pausesOn } from '../../subscriptions/pause.ts';
import type { SubscriptionRow } from '../../subscriptions/subscription-store.ts';
import { usedUnder, viewOf } from '../../subscriptions/view-of.ts';
import type { SubscriptionDeskDeps } from '../deps.ts';
import { lockNamed, refuseSuspended, staffDecider } from './named.ts';

type Asked = Parameters<Handler<typeof staffSubscriptionContract.staffResumeSubscription>>[0];

/** Applies a pause decision to a member's subscription, and returns the updated subscription. */
async function deciding(
  deps: SubscriptionDeskDeps,
  { reason, ...named }: Asked,
  context: CallContext<'staff'>,
  decide: (tx: Tx, row: SubscriptionRow, now: Date, decider: Decider) => Promise<Paused>,
) {
  const { text } = context;
  const now = await gatewayNow(deps, named.gateway);
  return deps.database.transaction(async (tx) => {
    const row = await lockNamed(tx, deps, context, named);
    await refuseSuspended(tx, deps, context, named.account_id);
    const decided = await decide(tx, row, now, staffDecider(context, reason));
    if ('refused' in decided) return refuse(409, text.t(`subscriptionDesk.noPause.${decided.refused}`));
    return viewOf(decided.row, await usedUnder(tx, decided.row), now, text.language);
  });
}

/** POST /api-cwa/staff/subscription/pause: pauses after the paid period until the payment date shown. */
export function staffPauseCall(
  deps: SubscriptionDeskDeps,
): Handler<typeof staffSubscriptionContract.staffPauseSubscription> {
  const pauses = pausesOn(deps);
  return ({ resumes_at: until, ...asked }, context) =>
    deciding(deps, asked, context, (tx, row, now, decider) =>
      pauses.pause(tx, row, until === null ? null : new Date(until), now, decider),
    );
}

/** POST /api-cwa/staff/subscription/resume: resumes with the next payment. */
export function staffResumeCall(
  deps: SubscriptionDeskDeps,
): Handler<typeof staffSubscriptionContract.staffResumeSubscription> {
  const pauses = pausesOn(deps);
  return (asked, context) => deciding(deps, asked, context, pauses.resume);
}
