import type { FailingRenewal, staffSubscriptionContract } from '@vinlore/billing-domain';
import { pageOf } from '@vinlore/database';
import type { Handler } from '@vinlore/server-kit';
import { failingOf, renewalPlanOf } from '../../subscriptions/subscription-store.ts';
import type { SubscriptionDeskDeps } from '../deps.ts';

/** GET /api-cwa/staff/subscriptions/failing: failing renewals whose members can still change their card. */
export function staffFailingRenewalsCall({
  database,
}: SubscriptionDeskDeps): Handler<typeof staffSubscriptionContract.staffFailingRenewals> {
  return async ({ cursor }, { brand, text }) => {
    const { rows, more } = pageOf(await failingOf(database, brand.key, cursor));
    const renewals = rows.map((row): FailingRenewal => {
      const plan = renewalPlanOf(row);
      return {
        id: row.id,
        account_id: row.account_id,
        email: row.email,
        plan: plan.name[text.language],
        amount: plan.price,
        currency: plan.currency,
        since: row.failed_period.toISOString(),
        next_try: row.next_try?.toISOString() ?? null,
      };
    });
    return { renewals, more };
  };
}
