import { type Database, tables } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { GatewayEvent } from '../gateway.ts';
import type { Intake } from '../intake/intake.ts';
import { cardOf } from './cards.ts';
import { isPausedAt } from './pause.ts';
import { periodEnd } from './periods.ts';
import { sandboxNow } from './sandbox-clock.ts';
import type { SandboxTables } from './tables.ts';

const DAY = 24 * 60 * 60_000;
/** A failed renewal is retried this long after it was due, then given up. */
const RETRIES_AFTER_MS = [3 * DAY, 7 * DAY] as const;

type Subscription = Selectable<SandboxTables['sandbox_subscription']>;

/** The next step of a subscription: when it happens, the events it sends, and the resulting change. */
interface Step {
  readonly at: Date;
  readonly events: readonly GatewayEvent[];
  readonly then: Partial<Omit<Subscription, 'id' | 'order_id'>>;
}

function nextStep(subscription: Subscription): Step {
  const { id, periods, tries, currency } = subscription;
  const due = periodEnd(subscription, periods);
  if (subscription.ends_with_period)
    return {
      at: due,
      events: [{ id: `${id}:ended`, kind: 'subscription-ended', subscription: id, at: due }],
      then: { ended_at: due },
    };
  const payment = `${id}:${periods + 1}`;
  if (tries === 0 && isPausedAt(subscription, due))
    return {
      at: due,
      events: [{ id: `${payment}:skipped`, kind: 'pause-changed', subscription: id, skipped: due }],
      then: { periods: periods + 1 },
    };
  if (cardOf(subscription.card).renews) {
    const next = asNextPlan(subscription, due);
    const { amount } = { ...subscription, ...next };
    const period = { periodStart: due, periodEnd: periodEnd({ ...subscription, ...next }, periods + 1) };
    return {
      at: due,
      events: [{ id: payment, kind: 'renewed', subscription: id, payment, amount, currency, ...period }],
      then: { ...next, periods: periods + 1, tries: 0 },
    };
  }
  const later = (ms: number) => new Date(due.getTime() + ms);
  const at = tries === 0 ? due : later(RETRIES_AFTER_MS[tries - 1]!);
  const wait = RETRIES_AFTER_MS[tries];
  const nextTry = wait === undefined ? null : later(wait);
  const failed: GatewayEvent = {
    id: `${payment}:failed:${tries}`,
    kind: 'renewal-failed',
    subscription: id,
    payment,
    periodStart: due,
    nextTry,
  };
  if (nextTry) return { at, events: [failed], then: { tries: tries + 1 } };
  const ended: GatewayEvent = { id: `${id}:ended`, kind: 'subscription-ended', subscription: id, at };
  return { at, events: [failed, ended], then: { ended_at: at } };
}

/** The change of a subscription that continues as another plan after the period. */
function asNextPlan({ periods, next_amount: amount, next_interval: interval }: Subscription, due: Date): Step['then'] {
  if (amount === null || interval === null) return {};
  return { amount, interval, began_at: due, periods_before: periods, next_amount: null, next_interval: null };
}

/** Dependencies of sandbox renewals. */
export interface SandboxRenewals {
  readonly database: Database;
  readonly intake: Intake;
  readonly clock: () => Date;
}

/**
 * Advances the sandbox's subscriptions to its current time and sends events as a gateway does. A step is stored only
 * after its events were handled, so after a crash the same events are sent again under the same ids.
 */
export async function runSandboxRenewals({ database, intake, clock }: SandboxRenewals): Promise<void> {
  const db = tables<SandboxTables>(database);
  const now = await sandboxNow(database, clock());
  const running = await db
    .selectFrom('sandbox_subscription')
    .select('sandbox_subscription.id')
    .innerJoin('sandbox_charge', 'sandbox_charge.order_id', 'sandbox_subscription.order_id')
    .where('sandbox_charge.state', '=', 'paid')
    .where('ended_at', 'is', null)
    .orderBy('began_at')
    .execute();
  for (const { id } of running) {
    for (;;) {
      // Read again before each step, because the previous step may have led to a cancellation.
      const subscription = await db
        .selectFrom('sandbox_subscription')
        .selectAll()
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (!subscription) break;
      const step = nextStep(subscription);
      if (step.at > now) break;
      await intake.take('sandbox', step.events);
      await db
        .updateTable('sandbox_subscription')
        .set(step.then)
        .where('id', '=', id)
        .where('periods', '=', subscription.periods)
        .where('tries', '=', subscription.tries)
        .execute();
    }
  }
}

/** Runs what is due by the sandbox's clock, every minute. */
export function defineSandboxJobs(jobs: Jobs, renewals: SandboxRenewals): void {
  jobs.define('billing.sandbox-renewals', v.object({}), () => runSandboxRenewals(renewals), {
    retries: 0,
    schedule: '* * * * *',
  });
}
