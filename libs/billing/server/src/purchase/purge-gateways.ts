import { type Database, tables } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import type { OrderTables } from '../orders/tables.ts';
import type { IntakeTables } from '../gateways/intake/tables.ts';
import type { StripeTables } from '../gateways/stripe/tables.ts';

const DAY = 24 * 60 * 60_000;
/** Gateways send what was refused again for days, and what an operator asks them for again for a month. */
const EVENTS_KEPT_MS = 90 * DAY;
/** A payment page is open for an hour; Stripe tells one request from its repeat for a day. */
const UNANSWERED_KEPT_MS = 2 * DAY;

/**
 * Forgets events that nobody sends again, but for disputes, and what Stripe was asked for and never answered: the buyer's
 * email stands in it.
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

/** Each night. */
export function defineGatewayJobs(jobs: Pick<Jobs, 'define'>, database: Database, clock: () => Date): void {
  jobs.define('gateway.purge', v.object({}), () => purgeGateways(database, clock()), {
    retries: 3,
    schedule: '19 3 * * *',
  });
}
