import { type Act, recordAct } from '@vinlore/audit';
import { subscriptionStateOf } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import type { SubscriptionDeps } from './deps.ts';
import { canceledLetter, type DecidedBy, keptLetter } from './letters.ts';
import { endOne, factsOf, lockById, setEndsWithPeriod, type SubscriptionRow } from './subscription-store.ts';
import { tellGateways } from './tell-gateways.ts';
import { writeToMember } from './write-to-member.ts';

/** Who decides about a subscription: its member, or staff with a reason for the audit log. */
export interface Decider {
  readonly by: DecidedBy;
  readonly act: Pick<Act, 'actor' | 'from'>;
  readonly reason?: string;
}

/** The actor and detail of a decision, for the audit log. */
export const decidedBy = ({ act, reason }: Decider, detail: Readonly<Record<string, string>> = {}) => ({
  ...act,
  ...((reason !== undefined || Object.keys(detail).length > 0) && {
    detail: { ...detail, ...(reason !== undefined && { reason }) },
  }),
});

/**
 * Decisions about a subscription that is locked by the transaction. A repeat changes nothing, sends no email, and logs
 * nothing.
 */
export interface Decisions {
  /** Cancels at the end of the paid period, which also ends a pause. @returns the updated subscription */
  cancel(tx: Tx, row: SubscriptionRow, now: Date, decider: Decider): Promise<SubscriptionRow>;
  /** Undoes a cancellation. @returns the updated subscription; null if it has ended */
  keep(tx: Tx, row: SubscriptionRow, now: Date, decider: Decider): Promise<SubscriptionRow | null>;
}

/** Builds the decisions, for members about their own plans and for staff. */
export function decisionsOn(deps: SubscriptionDeps): Decisions {
  const write = writeToMember(deps);
  const note = (tx: Tx, { brand, id, plan }: SubscriptionRow, act: Act['act'], decider: Decider) =>
    recordAct(tx, { brand, ...decidedBy(decider, { plan: plan.id }), act, subject: { kind: 'subscription', id } });
  return {
    cancel: async (tx, row, now, decider) => {
      const state = subscriptionStateOf(factsOf(row), now);
      if (state === 'ending' || state === 'ended') return row;
      // A paused subscription may have no paid time left, so it ends right away.
      const isSpent = state === 'paused' && row.period_end <= now;
      if (isSpent) await endOne(tx, row.id, now);
      const ending = isSpent ? (await lockById(tx, row.id))! : await setEndsWithPeriod(tx, row.id, true);
      await write(tx, ending, (to) => canceledLetter(to, ending, now, decider.by));
      await note(tx, ending, 'subscription.canceled', decider);
      await tellGateways(tx, deps);
      return ending;
    },
    keep: async (tx, row, now, decider) => {
      const state = subscriptionStateOf(factsOf(row), now);
      if (state === 'ended') return null;
      if (state !== 'ending') return row;
      const kept = await setEndsWithPeriod(tx, row.id, false);
      await write(tx, kept, (to) => keptLetter(to, kept, decider.by));
      await note(tx, kept, 'subscription.kept', decider);
      await tellGateways(tx, deps);
      return kept;
    },
  };
}
