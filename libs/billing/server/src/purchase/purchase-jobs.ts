import { type Database, tables } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import type { FollowUps } from '../orders/follow-ups.ts';
import type { Orders } from '../orders/orders.ts';
import type { OrderTables } from '../orders/tables.ts';

/** Defines the jobs that run each minute: update open orders and follow up paid ones. */
export function definePurchaseJobs(
  jobs: Jobs,
  {
    database,
    orders,
    followUps,
    clock,
  }: {
    readonly database: Database;
    readonly orders: Orders;
    readonly followUps: FollowUps;
    readonly clock: () => Date;
  },
): void {
  jobs.define(
    'billing.recover-orders',
    v.object({}),
    async () => {
      await orders.recover();
      await followUps.catchUp();
      await tables<OrderTables>(database).deleteFrom('billing_decline').where('until', '<=', clock()).execute();
    },
    { retries: 0, schedule: '* * * * *' },
  );
}
