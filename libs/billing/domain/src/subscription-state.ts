import type { SubscriptionState } from './subscription-view.ts';

/**
 * Known facts of a subscription. Each fact only grows, so gateway events can arrive twice and in any order with the
 * same result.
 */
export interface SubscriptionFacts {
  /** The newest paid period. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Whether the member has canceled. */
  readonly endsWithPeriod: boolean;
  /** Start of the newest period that couldn't be charged; ignored unless later than the paid period. */
  readonly failedPeriod: Date | null;
  /** The gateway has stopped retrying `failedPeriod`. */
  readonly givenUp: boolean;
  readonly endedAt: Date | null;
  /** Start of the pause; null if not paused. */
  readonly pausedAt: Date | null;
  /** Payment that ends the pause, later than `periodEnd`; null: until resumed. */
  readonly resumesAt: Date | null;
}

/** A gateway event about a subscription. */
export type SubscriptionEvent =
  | { readonly kind: 'renewed'; readonly periodStart: Date; readonly periodEnd: Date }
  | {
      readonly kind: 'renewal-failed';
      readonly periodStart: Date;
      /** Time of the next retry; null: none. */
      readonly nextTry: Date | null;
    }
  | { readonly kind: 'ended'; readonly at: Date };

/** Returns the facts after an event; unchanged if it contains nothing new. */
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
 * The gateway resumes charging this long before the payment that ends a pause: enough for clock skew and month ends,
 * and less than the time between two payments.
 */
export const RESUMES_BEFORE_MS = 3 * 86_400_000;

/** Whether a pause skips the payment on a day. */
export const isSkipped = ({ pausedAt, resumesAt }: SubscriptionFacts, day: Date): boolean =>
  pausedAt !== null && (resumesAt === null || day.getTime() < resumesAt.getTime() - RESUMES_BEFORE_MS);

/**
 * Returns the status of a subscription at a time; a canceled one ends with its period, even without an event from the
 * gateway.
 */
export function subscriptionStateOf(facts: SubscriptionFacts, now: Date): SubscriptionState {
  if (isOver(facts)) return 'ended';
  if (facts.endsWithPeriod) return facts.periodEnd > now ? 'ending' : 'ended';
  if (isUnpaid(facts)) return 'past_due';
  const { pausedAt, resumesAt } = facts;
  return pausedAt !== null && (resumesAt === null || resumesAt > now) ? 'paused' : 'active';
}

/** Whether a subscription continues after its period, right away or after a pause. */
export const willRenew = (facts: SubscriptionFacts): boolean => !facts.endsWithPeriod && !isOver(facts);

/** Returns the next charge of a subscription; null if there is none, or only once its member resumes it. */
export function renewsAt(facts: SubscriptionFacts): Date | null {
  if (!willRenew(facts)) return null;
  return facts.pausedAt === null ? facts.periodEnd : facts.resumesAt;
}

/**
 * Whether a charge was unexpected, because the member had canceled or paused or the plan had ended before the gateway
 * knew.
 */
export const isUnwanted = (facts: SubscriptionFacts, { periodStart }: { readonly periodStart: Date }): boolean =>
  facts.endsWithPeriod || (facts.endedAt !== null && facts.endedAt <= periodStart) || isSkipped(facts, periodStart);
