import { pausedUntil, skippedAt, type SubscriptionFacts, subscriptionStateOf } from '@vinlore/billing-domain';
import { tables, type Tx } from '@vinlore/database';
import type { GatewayPause } from '../gateways/gateway.ts';
import type { IntakeHandlers } from '../gateways/intake/handlers.ts';
import type { SubscriptionDeps } from './deps.ts';
import { gatewayNow } from './gateway-now.ts';
import { tellOfPause } from './pause.ts';
import { factsOf, keepPause, lockByReference, type SubscriptionRow } from './subscription-store.ts';
import type { SubscriptionTables } from './tables.ts';

/** What is set at the gateway itself is set by the brand's people. */
const AT_GATEWAY = { by: 'staff', act: { actor: null }, reason: 'Set at the payment service.' } as const;

/**
 * Keeps how a pause stands at the gateway: it may have been set there. The gateway is asked, outside of the transaction, how
 * it stands now, since events come late and in any order. An answer that somebody else's has overtaken is asked for anew,
 * and one that is older than a decision of ours is left: the gateway is being told of that. A payment that it has skipped
 * stays skipped, whatever was decided meanwhile: the plan goes on with the one after it.
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
      // Its order is not settled yet: nobody has paused it before.
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

/** The facts of a subscription whose payments its gateway skips, or (null) charges. */
function factsAtGateway(
  facts: SubscriptionFacts,
  { plan }: SubscriptionRow,
  pause: GatewayPause | null,
  now: Date,
): SubscriptionFacts {
  const state = subscriptionStateOf(facts, now);
  // One that is canceled ends all the same, and of one that could not be charged the member is to change the card.
  if (state !== 'active' && state !== 'paused') return facts;
  if (pause) return pausedUntil(facts, plan.interval, pause.until, now);
  if (!facts.pausedAt) return facts;
  const resumed = pausedUntil(facts, plan.interval, now, now);
  // Word of the payment that ends the pause may still be on its way.
  return facts.resumesAt && resumed.resumesAt && resumed.resumesAt > facts.resumesAt ? facts : resumed;
}
