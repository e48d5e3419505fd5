import type { SubscriptionState } from './subscription-view.ts';

/**
 * What is known of a subscription. Each fact only ever grows, so that what gateways tell may come twice and in any order
 * and still ends in the same state.
 */
export interface SubscriptionFacts {
  /** The newest period that is paid. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The member's word: cancelled, or not. */
  readonly endsWithPeriod: boolean;
  /** Begin of the newest period that could not be charged; counts while it is later than what is paid. */
  readonly failedPeriod: Date | null;
  /** The gateway has stopped trying to charge `failedPeriod`. */
  readonly givenUp: boolean;
  readonly endedAt: Date | null;
  /** Since when it is paused; null: it is not. */
  readonly pausedAt: Date | null;
  /** The payment with which a pause ends, later than `periodEnd`; null: it lasts until it is taken back. */
  readonly resumesAt: Date | null;
}

/** What a gateway tells of a subscription. */
export type SubscriptionEvent =
  | { readonly kind: 'renewed'; readonly periodStart: Date; readonly periodEnd: Date }
  | {
      readonly kind: 'renewal-failed';
      readonly periodStart: Date;
      /** When it is tried again; null: never. */
      readonly nextTry: Date | null;
    }
  | { readonly kind: 'ended'; readonly at: Date };

/** The facts after an event; the same ones where it tells nothing new. */
export function factsAfter(facts: SubscriptionFacts, event: SubscriptionEvent): SubscriptionFacts {
  switch (event.kind) {
    case 'renewed': {
      const { periodStart, periodEnd } = event;
      if (periodStart <= facts.periodStart) return facts;
      const isResumed = facts.pausedAt !== null && !isSkipped(facts, periodStart);
      return { ...facts, periodStart, periodEnd, ...(isResumed && { pausedAt: null, resumesAt: null }) };
    }
    case 'renewal-failed': {
      const known = facts.failedPeriod?.getTime() ?? -Infinity;
      const failed = event.periodStart.getTime();
      const givenUp = event.nextTry === null || (failed === known && facts.givenUp);
      if (failed < known || (failed === known && givenUp === facts.givenUp)) return facts;
      return { ...facts, failedPeriod: event.periodStart, givenUp };
    }
    case 'ended':
      return facts.endedAt && facts.endedAt <= event.at ? facts : { ...facts, endedAt: event.at };
  }
}

const isUnpaid = ({ failedPeriod, periodStart }: SubscriptionFacts): boolean =>
  failedPeriod !== null && failedPeriod > periodStart;

const isOver = (facts: SubscriptionFacts): boolean => facts.endedAt !== null || (isUnpaid(facts) && facts.givenUp);

/**
 * How long before the payment that ends a pause its gateway charges again: time enough for clocks and ends of months that
 * differ, and less than lies between two payments.
 */
export const RESUMES_BEFORE_MS = 3 * 86_400_000;

/** Whether a pause skips the payment of a day. */
export const isSkipped = ({ pausedAt, resumesAt }: SubscriptionFacts, day: Date): boolean =>
  pausedAt !== null && (resumesAt === null || day.getTime() < resumesAt.getTime() - RESUMES_BEFORE_MS);

/** Where a subscription stands at a moment: a cancelled one is over with its period, whether the gateway says so or not. */
export function subscriptionStateOf(facts: SubscriptionFacts, now: Date): SubscriptionState {
  if (isOver(facts)) return 'ended';
  if (facts.endsWithPeriod) return facts.periodEnd > now ? 'ending' : 'ended';
  if (isUnpaid(facts)) return 'past_due';
  const { pausedAt, resumesAt } = facts;
  return pausedAt !== null && (resumesAt === null || resumesAt > now) ? 'paused' : 'active';
}

/** Whether a subscription goes on after its period, at once or after a pause. */
export const willRenew = (facts: SubscriptionFacts): boolean => !facts.endsWithPeriod && !isOver(facts);

/** When a subscription is charged next; null where it is not, or only once its member resumes it. */
export function renewsAt(facts: SubscriptionFacts): Date | null {
  if (!willRenew(facts)) return null;
  return facts.pausedAt === null ? facts.periodEnd : facts.resumesAt;
}

/** Whether a charge came although its member had canceled or paused, or the plan was over: its gateway knew too late. */
export const isUnwanted = (facts: SubscriptionFacts, { periodStart }: { readonly periodStart: Date }): boolean =>
  facts.endsWithPeriod || (facts.endedAt !== null && facts.endedAt <= periodStart) || isSkipped(facts, periodStart);
