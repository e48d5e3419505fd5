import { recordAct } from '@vinlore/audit';
import { subscriptionStateOf } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { type DataKeeper, type DataOwner, movedRows } from '@vinlore/server-kit';
import type { SubscriptionDeps } from './deps.ts';
import { cancelAllOf, endAllOf, factsOf, subscriptionsOf } from './subscription-store.ts';
import { tellGateways } from './tell-gateways.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ brand: brand.key, accountId: id });

/**
 * Exports and ends subscriptions for data requests. Rows stay as a record of charges; their account id no longer
 * identifies anyone after erasure. When an account is closed, its running subscriptions end immediately here and at the
 * gateway, so that no closed account is charged.
 */
export function subscriptionKeeper(deps: SubscriptionDeps): DataKeeper {
  const endAll = async (tx: Tx, owner: DataOwner): Promise<void> => {
    const ended = await endAllOf(tx, ownerOf(owner), deps.clock());
    for (const id of ended)
      await recordAct(tx, {
        brand: owner.brand.key,
        actor: null,
        act: 'subscription.ended',
        subject: { kind: 'subscription', id },
        detail: { account_closed: true },
      });
    if (ended.length > 0) await tellGateways(tx, deps);
  };
  // A suspended member is not charged for what they can't use. The paid period runs out, and they can renew if
  // reinstated before that.
  const cancelAll = async (tx: Tx, owner: DataOwner): Promise<void> => {
    const canceled = await cancelAllOf(tx, ownerOf(owner), deps.clock());
    for (const id of canceled)
      await recordAct(tx, {
        brand: owner.brand.key,
        actor: null,
        act: 'subscription.canceled',
        subject: { kind: 'subscription', id },
        detail: { account_suspended: true },
      });
    if (canceled.length > 0) await tellGateways(tx, deps);
  };
  return {
    name: 'subscriptions',
    exportOf: async (owner) =>
      (await subscriptionsOf(deps.database, ownerOf(owner))).map((row) => ({
        id: row.id,
        plan: row.plan.id,
        next_plan: row.next_plan?.id ?? null,
        gateway: row.gateway,
        began_at: row.began_at.toISOString(),
        period_start: row.period_start.toISOString(),
        period_end: row.period_end.toISOString(),
        canceled: row.ends_with_period,
        paused_at: row.paused_at?.toISOString() ?? null,
        resumes_at: row.resumes_at?.toISOString() ?? null,
        ended_at: row.ended_at?.toISOString() ?? null,
      })),
    merge: {
      look: async (source, { from, into }) => {
        const [moving, kept] = await Promise.all(
          [from, into].map(async (owner) =>
            (await subscriptionsOf(source, ownerOf(owner))).filter(
              (row) => subscriptionStateOf(factsOf(row), deps.clock()) !== 'ended',
            ),
          ),
        );
        const isSame = moving!.some(({ plan }) =>
          kept!.some(({ plan: other }) => other.product === plan.product && other.kind === plan.kind),
        );
        return { moves: { subscriptions: moving!.length }, ...(isSame && { refused: 'same-plan' as const }) };
      },
      move: movedRows('subscriptions', 'billing_subscription').move,
    },
    close: endAll,
    suspend: cancelAll,
    erase: endAll,
  };
}
