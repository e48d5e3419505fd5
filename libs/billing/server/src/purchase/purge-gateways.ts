import { type Database, tables } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import type { OrderTables } from '../orders/tables.ts';
import type { IntakeTables } from '../gateways/intake/tables.ts';
import type { StripeTables } from '../gateways/stripe/tables.ts';

const DAY = 24 * 60 * 60_000;
/** Gateways resend refused events for days, and resend events for a month at the operator's request. */
const EVENTS_KEPT_MS = 90 * DAY;
/** A payment page is open for an hour, and Stripe recognizes a repeated request for a day. */
const UNANSWERED_KEPT_MS = 2 * DAY;

/**
 * Deletes events that are no longer resent, except disputes, and requests that Stripe never answered, because they
 * contain the buyer's email.
 */
export async function purgeGateways(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const db = tables<IntakeTables & StripeTables & OrderTables>(database);
  await db
    .deleteFrom('gateway_event')
    .where('taken_at', '<', before(EVENTS_KEPT_MS))
    .where('kind', 'not in', ['disputed', 'dispute-won'])
    .execute();
  await db
    .deleteFrom('stripe_session')
    .using('billing_order')
    .whereRef('billing_order.id', '=', 'stripe_session.order_id')
    .where('session_id', 'is', null)
    .where('ordered_at', '<', before(UNANSWERED_KEPT_MS))
    .execute();
}

/** Defines the nightly purge. */
export function defineGatewayJobs(jobs: Pick<Jobs, 'define'>, database: Database, clock: () => Date): void {
  jobs.define('gateway.purge', v.object({}), () => purgeGateways(database, clock()), {
    retries: 3,
    schedule: '19 3 * * *',
  });
}
