import {
  changingEmail,
  closedAccount,
  dealerOf,
  documentOf,
  twoAccounts,
} from '../testing/cases/desk-members-cases.ts';
import { keyOf } from '../testing/cases/key-cases.ts';
import { replayOf, webhookDeliveryOf } from '../testing/cases/webhook-cases.ts';
import type { PreparedAct, StaffActs } from './act.ts';

const reason = 'The member wrote to us';

/** An act by path, on an object created for it. */
const actOn =
  (path: string, prepare: (stage: Parameters<PreparedAct>[0]) => Promise<object>): PreparedAct =>
  async (stage) => {
    const input = await prepare(stage);
    return () => stage.act(`/api-cwa/staff/${path}`, input);
  };

/** Acts on members, dealers, deletion requests, and documents. */
export const MEMBERS_ACTS: StaffActs = {
  'members.staffEndSessions': actOn('member/end-sessions', async ({ member }) => ({ id: member.id, reason })),
  'members.staffChangeEmail': actOn('member/change-email', async (stage) => ({
    id: await dealerOf(stage),
    email: `${crypto.randomUUID()}@example.com`,
    reason,
  })),
  'members.staffResendEmail': actOn('member/resend-email', async (stage) => ({ id: await changingEmail(stage) })),
  'members.staffCancelEmail': actOn('member/cancel-email', async (stage) => ({
    id: await changingEmail(stage),
    reason,
  })),
  'members.staffMerge': actOn('member/merge', (stage) => twoAccounts(stage)),
  'members.staffView': actOn('member/view', async (stage) => ({ id: await dealerOf(stage), reason })),
  'members.staffSuspend': actOn('member/suspend', async (stage) => ({ id: await dealerOf(stage), reason })),
  'members.staffLiftSuspension': actOn('member/lift-suspension', async (stage) => {
    const input = { id: await dealerOf(stage), reason };
    await stage.act('/api-cwa/staff/member/suspend', input);
    return input;
  }),
  'keys.removeOfMember': actOn('member-api-keys/remove', async (stage) => ({ id: await keyOf(stage), reason })),
  'dealers.staffApprove': actOn('dealer/approve', async (stage) => ({ id: await dealerOf(stage) })),
  'dealers.staffWithdraw': actOn('dealer/withdraw', async (stage) => ({ id: await dealerOf(stage), reason })),
  'deletions.staffStart': actOn('member/start-deletion', async (stage) => ({
    account_id: await dealerOf(stage),
    reason,
  })),
  'deletions.staffStop': actOn('deletion/stop', async (stage) => ({ id: await closedAccount(stage), reason })),
  'deletions.staffErase': actOn('deletion/erase', async (stage) => ({ id: await closedAccount(stage), reason })),
  'sticker.staffShow': actOn('sticker/show', async (stage) => ({ id: await documentOf(stage, 'sticker') })),
  'sticker.staffRevoke': actOn('sticker/revoke', async (stage) => ({ id: await documentOf(stage, 'sticker'), reason })),
  'webhooks.staffResend': actOn('webhook-resend', async (stage) => ({
    delivery_id: (await webhookDeliveryOf(stage)).delivery_id,
    reason,
  })),
  'webhooks.staffReplay': actOn('webhook-replay', replayOf),
  'report.staffShow': actOn('report/show', async (stage) => ({ id: await documentOf(stage, 'report') })),
};
