import { RESUMES_BEFORE_MS } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import * as v from 'valibot';
import type { GatewayPause } from '../gateways/gateway.ts';
import type { SubscriptionDeps } from './deps.ts';
import { termsOf } from './renewal-terms.ts';
import { noteGatewayUpdated, renewalPlanOf, type SubscriptionRow, toTell } from './subscription-store.ts';

const JOB = 'subscription.tell-gateways';

/**
 * Enqueues the job that sends this transaction's decisions to the gateways. A decision takes effect here immediately,
 * even if the gateway is down, so a cancellation is never refused because of it.
 */
export async function tellGateways(tx: Tx, { jobs }: Pick<SubscriptionDeps, 'jobs'>): Promise<void> {
  await jobs.enqueue(tx, JOB, {});
}

/** A pause as sent to gateways: it ends well before the payment that follows. */
const pauseOf = ({ paused_at: at, resumes_at: resumes }: SubscriptionRow): GatewayPause | null =>
  at && { until: resumes && new Date(resumes.getTime() - RESUMES_BEFORE_MS) };

/**
 * Defines the job that updates the gateways: which subscriptions end or pause, and as which plan others renew. It
 * queries the pending ones itself, so that a crash loses none.
 */
export function defineTellGatewaysJob({ jobs, database, gateways, brands }: SubscriptionDeps): void {
  const tell = async (row: SubscriptionRow): Promise<void> => {
    const gateway = gateways.find(({ name }) => name === row.gateway);
    if (!gateway)
      throw new Error(`The gateway ${row.gateway} is not configured here; subscription ${row.id} cannot be updated.`);
    if (row.ended_at) await gateway.endNow(row.reference);
    else {
      await gateway.endWithPeriod(row.reference, row.ends_with_period);
      if (row.pause_told) await gateway.pause(row.reference, pauseOf(row));
      const brand = brands.find(({ key }) => key === row.brand);
      if (row.plan_scheduled && brand) await gateway.renewAs(row.reference, termsOf(renewalPlanOf(row), brand));
    }
    if (!(await noteGatewayUpdated(database, row)))
      throw new Error(`Subscription ${row.id} changed while its gateway was being updated.`);
  };
  jobs.define(
    JOB,
    v.object({}),
    async () => {
      const failures: unknown[] = [];
      for (const row of await toTell(database)) await tell(row).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} subscriptions could not be updated at their gateways.`);
    },
    { retries: 6, retryDelaySeconds: 5, schedule: '*/10 * * * *' },
  );
}
