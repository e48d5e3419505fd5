import { randomUUID } from 'node:crypto';
import {
  factsAfter,
  renewsAt,
  type RenewingPlan,
  type SubscriptionEvent,
  type SubscriptionFacts,
  subscriptionStateOf,
} from '@vinlore/billing-domain';
import { tables } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANS } from '../testing/paid-bench.ts';
import { beginSubscription } from './begin-subscription.ts';
import { subscriptionMigrations } from './migrations.ts';
import { renewalsOf } from './renewals-of.ts';
import { subscriptionRoutines } from './routines.ts';
import type { SubscriptionTables } from './tables.ts';

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

/** @param pause its end, in periods; null for no end; undefined if not paused */
const begun = (pause: number | null | undefined): SubscriptionFacts =>
  pause === undefined ? BEGUN : { ...BEGUN, pausedAt: day(1), resumesAt: pause === null ? null : day(pause * 30) };

const period = fc.integer({ min: 1, max: 4 });
const event: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  period.map((of) => ({ kind: 'renewed' as const, periodStart: day(of * 30), periodEnd: day(of * 30 + 30) })),
  fc.tuple(period, fc.boolean()).map(([of, last]) => ({
    kind: 'renewal-failed' as const,
    periodStart: day(of * 30),
    nextTry: last ? null : day(of * 30 + 3),
  })),
  fc.record({ kind: fc.constant('ended' as const), at: fc.integer({ min: 1, max: 150 }).map(day) }),
);
const facts = fc
  .tuple(
    fc.array(event, { maxLength: 4 }),
    fc.boolean(),
    fc.option(fc.option(fc.integer({ min: 2, max: 5 })), { nil: undefined }),
  )
  .map(([events, endsWithPeriod, pause]) => ({ ...events.reduce(factsAfter, begun(pause)), endsWithPeriod }));
/** The gateway gave up on a charge, which was paid after all. */
const PAID_LATE: SubscriptionFacts = {
  ...BEGUN,
  periodStart: day(30),
  periodEnd: day(60),
  failedPeriod: day(30),
  givenUp: true,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({
    migrations: [{ slice: 'subscription', migrations: subscriptionMigrations, routines: subscriptionRoutines }],
  });
});
afterAll(() => database.drop());

/** Stores a subscription with these facts. @returns its order id */
async function kept(known: SubscriptionFacts): Promise<string> {
  const orderId = randomUUID();
  await database.transaction(async (tx) => {
    const id = await beginSubscription(tx, {
      brand: 'open',
      accountId: randomUUID(),
      orderId,
      plan: PLANS.unlimited as RenewingPlan,
      gateway: 'sandbox',
      reference: orderId,
      periodStart: known.periodStart,
      periodEnd: known.periodEnd,
      at: known.periodStart,
    });
    await tables<SubscriptionTables>(tx)
      .updateTable('billing_subscription')
      .set({
        ends_with_period: known.endsWithPeriod,
        failed_period: known.failedPeriod,
        given_up: known.givenUp,
        ended_at: known.endedAt,
        paused_at: known.pausedAt,
        resumes_at: known.resumesAt,
      })
      .where('id', '=', id)
      .execute();
  });
  return orderId;
}

describe('the SQL rules for subscriptions match billing-domain', () => {
  it('a plan pays until its period ends, one day longer if it renews, and not at all after it has ended', async () => {
    /** The end of a plan's payment, with an extra day for a late renewal event. */
    const paysUntil = (known: SubscriptionFacts): Date | undefined => {
      const state = subscriptionStateOf(known, new Date(known.periodEnd.getTime() - 1));
      if (state === 'ended') return undefined;
      return state === 'active' ? new Date(known.periodEnd.getTime() + DAY) : known.periodEnd;
    };
    await fc.assert(
      fc.asyncProperty(facts, async (known) => {
        const orderId = await kept(known);
        const { rows } = await sql<{ period_end: Date }>`
          select billing_running_plan.period_end from billing_running_plan join billing_subscription
          on id = subscription_id where order_id = ${orderId}`.execute(database.kysely);
        expect(rows.map(({ period_end }) => period_end)).toEqual([paysUntil(known)].filter(Boolean));
      }),
      { numRuns: 60, examples: [[PAID_LATE]] },
    );
  });

  it('an unlimited plan blocks a second one exactly until it ends', async () => {
    const asked = fc.integer({ min: 0, max: 150 }).map(day);
    await fc.assert(
      fc.asyncProperty(facts, asked, async (known, at) => {
        const orderId = await kept(known);
        const { rows } = await sql<{ runs: boolean; other: boolean }>`
          select billing_unlimited_runs(brand, account_id, 'sticker', ${at}) as runs,
            billing_unlimited_runs(brand, account_id, 'report', ${at}) as other
          from billing_subscription where order_id = ${orderId}`.execute(database.kysely);
        expect(rows).toEqual([{ runs: subscriptionStateOf(known, at) !== 'ended', other: false }]);
      }),
      { numRuns: 60, examples: [[PAID_LATE, day(20)]] },
    );
  });

  it('an order shows its plan’s renewal date exactly if it will renew', async () => {
    await fc.assert(
      fc.asyncProperty(facts, async (known) => {
        const id = await kept(known);
        const renewals = await renewalsOf(database, [{ id, subscription: id }]);
        expect(renewals.get(id)).toEqual(renewsAt(known) ?? undefined);
      }),
      { numRuns: 60, examples: [[PAID_LATE]] },
    );
  });
});
