import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { forItsBrandsStaffOnly, get, type ObjectCases, post, type Stage } from '../object-stage.ts';
import { memberPlan } from './billing-cases.ts';

const reason = 'They asked by phone';

/** A plan of the member as desk calls reference it. */
export async function planAtDesk(stage: Stage) {
  const { account, subscription } = await memberPlan(stage, 'member@example.com');
  return { account_id: account, gateway: 'sandbox', subscription_id: subscription };
}

/** A downgrade, effective next period, without a charge. */
export const LATER = { plan: 'one-monthly', when: 'period-end', amount: 0 } as const;

const actOn =
  (path: string, more: object = {}) =>
  async (stage: Stage) => {
    const input = { ...(await planAtDesk(stage)), ...more, reason };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, `/api-cwa/staff/subscription/${path}`, input, asking));
  };

/** A member's plans at the desk. */
export const DESK_PLANS_CASES: ObjectCases = {
  'subscription.staffList': async (stage) => {
    const { account_id: id } = await planAtDesk(stage);
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, `/api-cwa/staff/subscriptions?account_id=${id}`, asking));
  },
  'subscription.staffFailing': async (stage) => {
    const { subscription_id: id } = await planAtDesk(stage);
    await sql`update billing_subscription set failed_period = period_end where id = ${id}`.execute(
      tables<object>(stage.database),
    );
    const list = async (brand: 'open' | 'other', query = '') => {
      const { token } = await stage.login('staff', brand);
      return (await get(stage, `/api-cwa/staff/subscriptions/failing${query}`, { token, brand })).data;
    };
    expect(JSON.stringify(await list('open'))).toContain(id);
    for (const query of ['', `?cursor=${id}`])
      expect(await list('other', query)).toEqual({ renewals: [], more: false });
  },
  'subscription.staffSwitchOptions': async (stage) => {
    const query = new URLSearchParams(await planAtDesk(stage)).toString();
    await forItsBrandsStaffOnly(stage, (asking) =>
      get(stage, `/api-cwa/staff/subscription/switch-options?${query}`, asking),
    );
  },
  'subscription.staffCancel': actOn('cancel'),
  'subscription.staffKeep': actOn('keep'),
  'subscription.staffPause': actOn('pause', { resumes_at: null }),
  'subscription.staffResume': actOn('resume'),
  'subscription.staffSwitch': actOn('switch', LATER),
  'subscription.staffUndoSwitch': actOn('undo-switch'),
};
