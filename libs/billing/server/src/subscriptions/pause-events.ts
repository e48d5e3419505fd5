import { pausedUntil, skippedAt, type SubscriptionFacts, subscriptionStateOf } from '@vinlore/billing-domain';
import { tables, type Tx } from '@vinlore/database';
import type { GatewayPause } from '../gateways/gateway.ts';
import type { IntakeHandlers } from '../gateways/intake/handlers.ts';
import type { SubscriptionDeps } from './deps.ts';
import { gatewayNow } from './gateway-now.ts';
import { tellOfPause } from './pause.ts';
import { factsOf, keepPause, lockByReference, type SubscriptionRow } from './subscription-store.ts';
import type { SubscriptionTables } from './tables.ts';

/** Pauses set at the gateway itself are attributed to the brand's staff. */
const AT_GATEWAY = { by: 'staff', act: { actor: null }, reason: 'Set at the payment service.' } as const;

/**
 * Updates a pause from the gateway, where it may have been set. Since events arrive late and in any order, the current
 * state is fetched from the gateway, outside of the transaction. If another answer was stored meanwhile, it is fetched
 * again; an answer that predates a decision of ours is ignored, since that decision is still on its way to the gateway.
 * A payment that the gateway has skipped stays skipped whatever was decided meanwhile: the plan resumes with the next
 * one.
 */
export function pauseEvents(deps: SubscriptionDeps): IntakeHandlers['subscriptions']['pauseChanged'] {
  const { database, gateways } = deps;
  const tell = tellOfPause(deps);

  const settle = async (tx: Tx, row: SubscriptionRow, facts: SubscriptionFacts, now: Date): Promise<void> => {
    const before = factsOf(row);
    const after = await keepPause(tx, row.id, facts);
    const isChanged =
      facts.pausedAt?.getTime() !== before.pausedAt?.getTime() ||
      facts.resumesAt?.getTime() !== before.resumesAt?.getTime();
    if (isChanged) await tell(tx, row, after, now, AT_GATEWAY);
  };

  return async (name, { subscription, skipped }) => {
    const gateway = gateways.find((each) => each.name === name);
    for (;;) {
      const known = await tables<SubscriptionTables>(database)
        .selectFrom('billing_subscription')
        .select(['wish', 'pause_looks'])
        .where('gateway', '=', name)
        .where('reference', '=', subscription)
        .executeTakeFirst();
      // Unknown while its order is not settled, so it can't have been paused before.
      if (!known || !gateway) return;
      const pause = await gateway.pauseOf(subscription);
      const now = await gatewayNow(deps, name);
      const isSettled = await database.transaction(async (tx) => {
        const row = (await lockByReference(tx, name, subscription))!;
        const facts = factsOf(row);
        const after = skipped ? skippedAt(facts, row.plan.interval, skipped, now) : facts;
        if (after !== facts) {
          await settle(tx, row, after, now);
          return true;
        }
        if (row.wish > row.wish_told) return true;
        if (row.wish !== known.wish || row.pause_looks !== known.pause_looks) return false;
        await settle(tx, row, factsAtGateway(facts, row, pause, now), now);
        return true;
      });
      if (isSettled) return;
    }
  };
}

/** The facts of a subscription whose payments its gateway skips (`pause`) or charges (null). */
function factsAtGateway(
  facts: SubscriptionFacts,
  { plan }: SubscriptionRow,
  pause: GatewayPause | null,
  now: Date,
): SubscriptionFacts {
  const state = subscriptionStateOf(facts, now);
  // A canceled plan ends anyway, and after a failed charge the member has to change the card.
  if (state !== 'active' && state !== 'paused') return facts;
  if (pause) return pausedUntil(facts, plan.interval, pause.until, now);
  if (!facts.pausedAt) return facts;
  const resumed = pausedUntil(facts, plan.interval, now, now);
  // The event for the payment that ends the pause may still be under way.
  return facts.resumesAt && resumed.resumesAt && resumed.resumesAt > facts.resumesAt ? facts : resumed;
}
