import { type Act, recordAct } from '@vinlore/audit';
import {
  pauseFault,
  type PauseFault,
  pausesAfter,
  renewsAt,
  resumedAt,
  type SubscriptionFacts,
  subscriptionStateOf,
} from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { decidedBy, type Decider } from './decide.ts';
import type { SubscriptionDeps } from './deps.ts';
import { pausedLetter, resumedLetter } from './letters.ts';
import { openSwitchOf } from './open-switch.ts';
import { REMINDER_DAYS } from './reminders.ts';
import { factsOf, noteReminded, setPause, type SubscriptionRow } from './subscription-store.ts';
import { tellGateways } from './tell-gateways.ts';
import { writeToMember } from './write-to-member.ts';

const DAY = 86_400_000;

/** Why a pause is refused: for the plan's sake, a switch that is being paid, or other dates than were shown. */
type PauseRefusal = PauseFault | 'pending' | 'changed';

/** A subscription as a decision has left it, or why that was refused. */
export type Paused = { readonly row: SubscriptionRow } | { readonly refused: PauseRefusal };

/** Decisions about the pause of a subscription that its transaction holds. A repeat changes nothing, tells nobody, and notes nothing. */
export interface PauseDecisions {
  /** Pauses it after what is paid. @param resumesAt one of its pauses, as it was shown; null: until it is resumed */
  pause(tx: Tx, row: SubscriptionRow, resumesAt: Date | null, now: Date, decider: Decider): Promise<Paused>;
  /** Has it go on with its next payment. */
  resume(tx: Tx, row: SubscriptionRow, now: Date, decider: Decider): Promise<Paused>;
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** Builds what members decide about their pauses, and staff for them. @param deps `now` of decisions is the gateway's */
export function pausesOn(deps: SubscriptionDeps): PauseDecisions {
  const tell = tellOfPause(deps);
  const decide = async (tx: Tx, row: SubscriptionRow, facts: SubscriptionFacts, now: Date, decider: Decider) => {
    const after = await setPause(tx, row.id, facts);
    await tell(tx, row, after, now, decider);
    await tellGateways(tx, deps);
    return { row: after };
  };
  return {
    pause: async (tx, row, resumesAt, now, decider) => {
      const facts = factsOf(row);
      const fault = pauseFault(facts, { plan: row.plan, next: row.next_plan }, now);
      if (fault === 'paused' && isSame(row.resumes_at, resumesAt)) return { row };
      if (fault) return { refused: fault };
      if (await openSwitchOf(tx, row)) return { refused: 'pending' };
      const isOffered = resumesAt === null || pausesAfter(facts).some((pause) => isSame(pause.resumesAt, resumesAt));
      return isOffered ? decide(tx, row, { ...facts, pausedAt: now, resumesAt }, now, decider) : { refused: 'changed' };
    },
    resume: async (tx, row, now, decider) => {
      const facts = factsOf(row);
      const state = subscriptionStateOf(facts, now);
      if (state === 'ended') return { refused: 'over' };
      if (state !== 'paused') return { row };
      const resumed = resumedAt(facts, row.plan.interval, now);
      // It goes on with its next payment already.
      if (isSame(resumed.pausedAt, row.paused_at) && isSame(resumed.resumesAt, row.resumes_at)) return { row };
      return decide(tx, row, resumed, now, decider);
    },
  };
}

/** From when a subscription is charged again; never where its pause has no end. */
const chargedFrom = (row: SubscriptionRow): number => renewsAt(factsOf(row))?.getTime() ?? Infinity;

/** Tells a member, and the audit log, how a pause has changed. */
export function tellOfPause(
  deps: SubscriptionDeps,
): (tx: Tx, before: SubscriptionRow, after: SubscriptionRow, now: Date, decider: Decider) => Promise<void> {
  const write = writeToMember(deps);
  return async (tx, before, after, now, decider) => {
    const payment = renewsAt(factsOf(after));
    const isPaused = chargedFrom(after) > chargedFrom(before);
    const letter = isPaused ? pausedLetter : resumedLetter;
    await write(tx, after, (to) => letter(to, after, payment, decider.by));
    // Who has just been told of a payment that is near is not reminded of it in the same hour.
    if (payment && payment.getTime() - now.getTime() <= REMINDER_DAYS * DAY) await noteReminded(tx, after);
    const act: Act['act'] = isPaused ? 'subscription.paused' : 'subscription.resumed';
    await recordAct(tx, {
      brand: after.brand,
      ...decidedBy(decider, { plan: after.plan.id, ...(payment && { next_payment: payment.toISOString() }) }),
      act,
      subject: { kind: 'subscription', id: after.id },
    });
  };
}
