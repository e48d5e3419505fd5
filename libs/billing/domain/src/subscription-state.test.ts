import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  factsAfter,
  renewsAt,
  type SubscriptionEvent,
  type SubscriptionFacts,
  isSkipped,
  isUnwanted,
  subscriptionStateOf,
  willRenew,
} from './subscription-state.ts';

const DAY = 86_400_000;
const BEGIN = Date.UTC(2026, 10, 20);
const day = (days: number) => new Date(BEGIN + days * DAY);
const BEGUN: SubscriptionFacts = {
  periodStart: day(0),
  periodEnd: day(30),
  endsWithPeriod: false,
  failedPeriod: null,
  givenUp: false,
  endedAt: null,
  pausedAt: null,
  resumesAt: null,
};

const renewed = (period: number): SubscriptionEvent => ({
  kind: 'renewed',
  periodStart: day(period * 30),
  periodEnd: day(period * 30 + 30),
});
const failed = (period: number, nextTry: Date | null): SubscriptionEvent => ({
  kind: 'renewal-failed',
  periodStart: day(period * 30),
  nextTry,
});
const after = (...events: SubscriptionEvent[]) => events.reduce(factsAfter, BEGUN);
const paused = (facts: SubscriptionFacts, resumesAt: Date | null) => ({ ...facts, pausedAt: day(2), resumesAt });
const cancelled = (facts: SubscriptionFacts) => ({ ...facts, endsWithPeriod: true });

describe('status of a subscription', () => {
  it.each([
    ['begun', BEGUN, day(1), 'active'],
    ['renewed', after(renewed(1)), day(31), 'active'],
    ['not charged, tried again', after(failed(1, day(33))), day(31), 'past_due'],
    ['charged at the second try', after(failed(1, day(33)), renewed(1)), day(33), 'active'],
    ['the word of the first try came last', after(renewed(1), failed(1, day(33))), day(33), 'active'],
    ['given up by the gateway', after(failed(1, day(33)), failed(1, null)), day(40), 'ended'],
    [
      'given up, but the word of an earlier try came last',
      after(failed(1, null), failed(1, day(33))),
      day(40),
      'ended',
    ],
    ['cancelled, still paid', cancelled(BEGUN), day(29), 'ending'],
    ['cancelled, and over', cancelled(BEGUN), day(30), 'ended'],
    ['paused, still paid', paused(BEGUN, day(90)), day(12), 'paused'],
    ['paused, and what was paid is over', paused(BEGUN, day(90)), day(60), 'paused'],
    ['paused without an end', paused(BEGUN, null), day(1_000), 'paused'],
    ['its pause is over, and word of the payment still to come', paused(BEGUN, day(90)), day(90), 'active'],
    ['charged after its pause', factsAfter(paused(BEGUN, day(90)), renewed(3)), day(91), 'active'],
    ['charged in error while it is paused', factsAfter(paused(BEGUN, day(90)), renewed(1)), day(31), 'paused'],
    ['canceled while it was paused', cancelled(paused(BEGUN, day(90))), day(12), 'ending'],
    ['ended by the gateway', after({ kind: 'ended', at: day(12) }, renewed(1)), day(31), 'ended'],
  ] as const)('%s', (_, facts, now, state) => {
    expect(subscriptionStateOf(facts, now)).toBe(state);
  });

  it('ends in the same state for events in any order and with duplicates', () => {
    const period = fc.integer({ min: 1, max: 5 });
    const event = fc.oneof(
      period.map(renewed),
      fc.tuple(period, fc.boolean()).map(([of, last]) => failed(of, last ? null : day(of * 30 + 3))),
      fc.nat(150).map((at): SubscriptionEvent => ({ kind: 'ended', at: day(at) })),
    );
    const told = fc.array(event, { maxLength: 8 }).chain((events) => {
      const retold = [...events, ...events];
      return fc.tuple(fc.constant(events), fc.shuffledSubarray(retold, { minLength: retold.length }));
    });
    fc.assert(
      fc.property(told, ([events, retold]) => {
        for (const begun of [BEGUN, paused(BEGUN, null), paused(BEGUN, day(90))])
          expect(retold.reduce(factsAfter, begun)).toEqual(events.reduce(factsAfter, begun));
      }),
      { numRuns: 500 },
    );
  });

  it('never shortens the paid period, and never reopens an ended one', () => {
    const any = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('renewed', 'failed', 'ended')).map(([of, kind]) => {
        if (kind === 'renewed') return renewed(of);
        return kind === 'failed' ? failed(of, day(of)) : ({ kind: 'ended', at: day(of) } as const);
      }),
    );
    fc.assert(
      fc.property(any, (events) => {
        let facts = BEGUN;
        for (const event of events) {
          const next = factsAfter(facts, event);
          expect(next.periodEnd.getTime()).toBeGreaterThanOrEqual(facts.periodEnd.getTime());
          if (facts.endedAt) expect(next.endedAt).not.toBeNull();
          facts = next;
        }
      }),
    );
  });
});

describe('consequences of the status', () => {
  const facts = fc
    .tuple(
      fc.array(
        fc
          .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('renewed', 'failed', 'given up', 'ended'))
          .map(([of, kind]): SubscriptionEvent => {
            if (kind === 'renewed') return renewed(of);
            return kind === 'ended'
              ? { kind, at: day(of * 30) }
              : failed(of, kind === 'failed' ? day(of * 30 + 3) : null);
          }),
      ),
      fc.boolean(),
      fc.constantFrom(BEGUN, paused(BEGUN, null), ...[2, 3, 4].map((period) => paused(BEGUN, day(period * 30)))),
    )
    .map(([events, endsWithPeriod, begun]) => ({ ...events.reduce(factsAfter, begun), endsWithPeriod }));

  it('renews exactly while active, paused, or past due, at any time', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 200 }).map(day), (known, now) => {
        expect(willRenew(known)).toBe(['active', 'paused', 'past_due'].includes(subscriptionStateOf(known, now)));
      }),
    );
  });

  it('is charged next at the end of its period, or with the payment that ends its pause', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 200 }).map(day), (known, now) => {
        const next = renewsAt(known);
        if (!willRenew(known)) expect(next).toBeNull();
        else if (known.pausedAt) expect(next).toEqual(known.resumesAt);
        else expect(next).toEqual(known.periodEnd);
        if (subscriptionStateOf(known, now) === 'paused' && next) expect(next > now).toBe(true);
      }),
    );
  });

  it('treats a charge as expected unless the plan was canceled, paused, or ended before the period', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 200 }).map(day), (known, periodStart) => {
        const isOver = known.endedAt !== null && known.endedAt <= periodStart;
        expect(isUnwanted(known, { periodStart })).toBe(
          known.endsWithPeriod || isOver || isSkipped(known, periodStart),
        );
      }),
    );
  });
});
