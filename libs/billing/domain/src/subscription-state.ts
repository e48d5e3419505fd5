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
      return periodStart > facts.periodStart ? { ...facts, periodStart, periodEnd } : facts;
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

/** Where a subscription stands at a moment: a cancelled one is over with its period, whether the gateway says so or not. */
export function subscriptionStateOf(facts: SubscriptionFacts, now: Date): SubscriptionState {
  if (isOver(facts)) return 'ended';
  if (facts.endsWithPeriod) return facts.periodEnd > now ? 'ending' : 'ended';
  return isUnpaid(facts) ? 'past_due' : 'active';
}

/** Whether a subscription is charged again when its period ends. */
export const willRenew = (facts: SubscriptionFacts): boolean => !facts.endsWithPeriod && !isOver(facts);

/** Whether a charge came although its member had canceled, or the plan was over: its gateway knew too late. */
export const isUnwanted = (
  { endsWithPeriod, endedAt }: SubscriptionFacts,
  { periodStart }: { readonly periodStart: Date },
): boolean => endsWithPeriod || (endedAt !== null && endedAt <= periodStart);
