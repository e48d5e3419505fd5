import { type ActName, recordAct } from '@vinlore/audit';
import {
  factsAfter,
  type GatewayName,
  isSkipped,
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionStateOf,
} from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import type { IntakeHandlers } from '../gateways/intake/handlers.ts';
import { tellOfCard } from './change-card.ts';
import { endedLetter, failedLetter, runningAgainLetter } from './letters.ts';
import { pauseEvents } from './pause-events.ts';
import type { SubscriptionDeps } from './deps.ts';
import { asSold, takeRenewal } from './renewals.ts';
import {
  factsOf,
  keepFacts,
  lockByReference,
  noteNextTry,
  renewalPlanOf,
  type SubscriptionRow,
} from './subscription-store.ts';
import { writeToMember } from './write-to-member.ts';

/** A state change of a subscription. */
interface Step {
  readonly from: SubscriptionState;
  readonly to: SubscriptionState;
  readonly row: SubscriptionRow;
  /** Whether it ended a pause. */
  readonly isResumed: boolean;
}

/**
 * Handlers of gateway events for subscriptions. Events may arrive repeatedly and in any order. For an unknown
 * subscription they throw, so that the gateway sends the event again once its order is settled.
 */
export function subscriptionEvents(deps: SubscriptionDeps): IntakeHandlers['subscriptions'] {
  const { database, clock } = deps;
  const write = writeToMember(deps);
  const tellCard = tellOfCard(deps);

  const held = <T>(gateway: GatewayName, reference: string, work: (tx: Tx, row: SubscriptionRow) => Promise<T>) =>
    database.transaction(async (tx) => {
      const row = await lockByReference(tx, gateway, reference);
      if (!row) throw new Error(`The gateway ${gateway} reported a subscription that doesn’t exist here yet.`);
      return work(tx, row);
    });

  const take = async (tx: Tx, row: SubscriptionRow, event: SubscriptionEvent): Promise<Step> => {
    const now = clock();
    const before = factsOf(row);
    const after = factsAfter(before, event);
    if (after !== before) await keepFacts(tx, row.id, after);
    const isResumed = before.pausedAt !== null && after.pausedAt === null;
    return { from: subscriptionStateOf(before, now), to: subscriptionStateOf(after, now), row, isResumed };
  };

  /** Emails the member if the plan ended without their decision. */
  const noteEnd = async (tx: Tx, { from, to, row }: Step, unpaid: boolean): Promise<void> => {
    if (from === 'ended' || to !== 'ended') return;
    if (from !== 'ending') await write(tx, row, (addressee) => endedLetter(addressee, row, unpaid));
    await recordAct(tx, act('subscription.ended', row, { unpaid }));
  };

  return {
    renewed: (gateway, event) =>
      held(gateway, event.subscription, async (tx, row) => {
        const sold = await asSold(deps, tx, row, event);
        if (!sold) return;
        const { isResumed } = await take(tx, sold, event);
        await takeRenewal(deps, tx, sold, event);
        if (!isResumed) return;
        const { periodStart: period_start, periodEnd: period_end } = event;
        await write(tx, sold, (addressee) => runningAgainLetter(addressee, { ...sold, period_start, period_end }));
        await recordAct(tx, act('subscription.resumed', sold));
      }),

    renewalFailed: (gateway, event) =>
      held(gateway, event.subscription, async (tx, row) => {
        // The pause reached the gateway too late; don't ask the member for another card.
        if (isSkipped(factsOf(row), event.periodStart)) return;
        const step = await take(tx, row, event);
        const { from, to } = step;
        const { nextTry } = event;
        await noteEnd(tx, step, true);
        if (to !== 'past_due') return;
        if (from !== 'past_due') await recordAct(tx, act('subscription.past-due', row));
        // Email each failed attempt once, since the member can change the card until the gateway gives up.
        if (nextTry && (await noteNextTry(tx, row, { periodStart: event.periodStart, nextTry })))
          await write(tx, row, (addressee) => failedLetter(addressee, { ...row, plan: renewalPlanOf(row) }, nextTry));
      }),

    cardGiven: async (name, { subscription, card }) => {
      const row = await held(name, subscription, (_tx, row) => Promise.resolve(row));
      const gateway = deps.gateways.find((each) => each.name === name);
      if (!gateway || subscriptionStateOf(factsOf(row), clock()) === 'ended') return null;
      // Call the gateway outside of the transaction, to avoid holding the lock.
      const outcome = await gateway.renewWith(row.reference, card);
      // If the card is already in use, a previous attempt changed it at the gateway but failed to record it.
      return outcome === 'changed' || outcome === 'same' ? (tx) => tellCard(tx, row, row.account_id) : null;
    },

    pauseChanged: pauseEvents(deps),

    ended: (gateway, event) =>
      held(gateway, event.subscription, async (tx, row) => {
        const step = await take(tx, row, { kind: 'ended', at: event.at });
        await noteEnd(tx, step, step.from === 'past_due');
      }),
  };
}

const act = (what: ActName, { brand, id }: SubscriptionRow, detail?: Readonly<Record<string, boolean>>) => ({
  brand,
  actor: null,
  act: what,
  subject: { kind: 'subscription', id },
  ...(detail && { detail }),
});
