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

/** A step from one state to another, as members are told of it. */
interface Step {
  readonly from: SubscriptionState;
  readonly to: SubscriptionState;
  readonly row: SubscriptionRow;
  /** A pause is over with it. */
  readonly isResumed: boolean;
}

/**
 * What subscriptions do about gateways' events: the intake's port. Each may come again and in any order. Of a
 * subscription that is not known yet it throws, so that the gateway tells it again once its order is settled.
 */
export function subscriptionEvents(deps: SubscriptionDeps): IntakeHandlers['subscriptions'] {
  const { database, clock } = deps;
  const write = writeToMember(deps);
  const tellCard = tellOfCard(deps);

  const held = <T>(gateway: GatewayName, reference: string, work: (tx: Tx, row: SubscriptionRow) => Promise<T>) =>
    database.transaction(async (tx) => {
      const row = await lockByReference(tx, gateway, reference);
      if (!row) throw new Error(`The gateway ${gateway} tells of a subscription that is not known here (yet).`);
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

  /** A plan that ends otherwise than its member decided is told of. */
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
        // The gateway was told of a pause too late: nobody is asked for another card meanwhile.
        if (isSkipped(factsOf(row), event.periodStart)) return;
        const step = await take(tx, row, event);
        const { from, to } = step;
        const { nextTry } = event;
        await noteEnd(tx, step, true);
        if (to !== 'past_due') return;
        if (from !== 'past_due') await recordAct(tx, act('subscription.past-due', row));
        // Each failed try is told of, once: until it is given up the member can still change the card.
        if (nextTry && (await noteNextTry(tx, row, { periodStart: event.periodStart, nextTry })))
          await write(tx, row, (addressee) => failedLetter(addressee, { ...row, plan: renewalPlanOf(row) }, nextTry));
      }),

    cardGiven: async (name, { subscription, card }) => {
      const row = await held(name, subscription, (_tx, row) => Promise.resolve(row));
      const gateway = deps.gateways.find((each) => each.name === name);
      if (!gateway || subscriptionStateOf(factsOf(row), clock()) === 'ended') return null;
      // The gateway is asked outside of the transaction, which would hold the subscription meanwhile.
      const outcome = await gateway.renewWith(row.reference, card);
      // A card that is in use already is that of this event: the gateway was told, and then nobody here.
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
