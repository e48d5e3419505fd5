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

/** Why a pause is refused: the plan can't be paused, a switch is being paid, or the dates have changed. */
type PauseRefusal = PauseFault | 'pending' | 'changed';

/** The updated subscription, or why the decision was refused. */
export type Paused = { readonly row: SubscriptionRow } | { readonly refused: PauseRefusal };

/**
 * Decisions about pausing a subscription that is locked by the transaction. A repeat changes nothing, sends no email,
 * and logs nothing.
 */
export interface PauseDecisions {
  /** Pauses it after the paid period. @param resumesAt one of its pause dates as shown; null: until it is resumed */
  pause(tx: Tx, row: SubscriptionRow, resumesAt: Date | null, now: Date, decider: Decider): Promise<Paused>;
  /** Resumes it with its next payment. */
  resume(tx: Tx, row: SubscriptionRow, now: Date, decider: Decider): Promise<Paused>;
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** Builds the pause decisions, for members and for staff. @param deps decisions expect the gateway's time as `now` */
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
      // It already resumes with its next payment.
      if (isSame(resumed.pausedAt, row.paused_at) && isSame(resumed.resumesAt, row.resumes_at)) return { row };
      return decide(tx, row, resumed, now, decider);
    },
  };
}

/** When a subscription is charged again; infinity if its pause has no end. */
const chargedFrom = (row: SubscriptionRow): number => renewsAt(factsOf(row))?.getTime() ?? Infinity;

/** Emails the member about a changed pause, and records it in the audit log. */
export function tellOfPause(
  deps: SubscriptionDeps,
): (tx: Tx, before: SubscriptionRow, after: SubscriptionRow, now: Date, decider: Decider) => Promise<void> {
  const write = writeToMember(deps);
  return async (tx, before, after, now, decider) => {
    const payment = renewsAt(factsOf(after));
    const isPaused = chargedFrom(after) > chargedFrom(before);
    const letter = isPaused ? pausedLetter : resumedLetter;
    await write(tx, after, (to) => letter(to, after, payment, decider.by));
    // This email already announces a payment within the reminder period, so don't send a reminder as well.
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
