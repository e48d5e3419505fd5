import { SAMPLE_CARS } from '@vinlore/report-server';
import { sql } from 'kysely';
import {
  forItsBrandsStaffOnly,
  get,
  goodInItsBrandOnly,
  listedInItsBrandOnly,
  type ObjectCases,
  post,
  type Stage,
} from '../object-stage.ts';

const VIN = '1HGCM82633A004352';
const reason = 'To see what a stranger gets';

/** A user's account in the brand `open`. */
async function idOf({ database }: Stage, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from account where brand = 'open' and email = ${email}`.execute(database.kysely);
  return rows[0]!.id;
}

/** A dealer of the brand `open` for one case. @returns the account's id */
export async function dealerOf({ database }: Stage): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into account (brand, email, created_at, is_dealer, dealer_since)
    values ('open', gen_random_uuid() || '@example.com', now(), true, now()) returning id`.execute(database.kysely);
  return rows[0]!.id;
}

/** Input for merging two accounts of the brand `open`. */
export const twoAccounts = async (stage: Stage) => ({
  id: await dealerOf(stage),
  from_id: await dealerOf(stage),
  reason,
});

/** An account of the brand `open` with a pending email change. @returns the account's id */
export async function changingEmail(stage: Stage): Promise<string> {
  const id = await dealerOf(stage);
  await sql`insert into account_email_change (account_id, brand, new_email, token_hash, password_mark, expires_at)
    values (${id}, 'open', gen_random_uuid() || '@example.com', sha256(${id}::text::bytea), sha256(''), now() + interval '1 year')`.execute(
    stage.database.kysely,
  );
  return id;
}

/** A sticker or report of the member. @returns its number */
export async function documentOf(stage: Stage, kind: 'sticker' | 'report'): Promise<string> {
  const { token } = await stage.login('member');
  const vin = kind === 'report' ? SAMPLE_CARS[0]!.vin : VIN;
  return ((await stage.form(`/api-cwa/generate-${kind}`, { vin }, { token })).data as { id: string }).id;
}

/** A new account of the brand `open` that is closed and pending deletion. @returns the request's id */
export async function closedAccount({ database }: Stage): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with closed as (
      insert into account (brand, email, created_at, closed_at)
      values ('open', gen_random_uuid() || '@example.com', now(), now()) returning id, closed_at)
    insert into account_deletion (brand, account_id, state, requested_at, confirm_until, closed_at, erase_at)
    select 'open', id, 'closed', closed_at, closed_at, closed_at, closed_at + interval '14 days' from closed
    returning id`.execute(database.kysely);
  return rows[0]!.id;
}

const actOn = (path: string, input: (stage: Stage) => Promise<object>) => async (stage: Stage) => {
  const body = await input(stage);
  await forItsBrandsStaffOnly(stage, (asking) => post(stage, `/api-cwa/staff/${path}`, body, asking));
};

/** Desk calls about members, dealers, and their documents that take an id or number. */
export const DESK_MEMBERS_CASES: ObjectCases = {
  'members.staffList': async (stage) =>
    listedInItsBrandOnly(stage, '/api-cwa/staff/members', await idOf(stage, 'member@example.com')),
  'members.staffOne': async (stage) => {
    const path = `/api-cwa/staff/member?id=${await idOf(stage, 'member@example.com')}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },
  'members.staffEndSessions': actOn('member/end-sessions', async (stage) => ({
    id: await idOf(stage, 'member@example.com'),
    session_id: crypto.randomUUID(),
    reason,
  })),

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

  'members.staffMerge': actOn('member/merge', async (stage) => twoAccounts(stage)),
  'members.staffMergePreview': async (stage) => {
    const { id, from_id: from } = await twoAccounts(stage);
    const { rows } = await sql<{ email: string }>`select email from account where id = ${from}`.execute(
      stage.database.kysely,
    );
    const path = `/api-cwa/staff/member/merge-preview?id=${id}&email=${rows[0]!.email}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },
  'members.staffView': actOn('member/view', async (stage) => ({ id: await dealerOf(stage), reason })),
  'view.begin': async (stage) => {
    const body = { id: await idOf(stage, 'member@example.com'), reason };
    const { token } = await stage.login('staff');
    const asked = await post(stage, '/api-cwa/staff/member/view', body, { token });
    const code = new URL((asked.data as { address: string }).address).hash.slice('#token='.length);
    await goodInItsBrandOnly((asking) => post(stage, '/api/view/begin', { token: code }, asking));
  },
  'members.staffSuspend': actOn('member/suspend', async (stage) => ({ id: await dealerOf(stage), reason })),
  'members.staffLiftSuspension': actOn('member/lift-suspension', async (stage) => ({
    id: await dealerOf(stage),
    reason,
  })),

  'dealers.staffList': async (stage) => listedInItsBrandOnly(stage, '/api-cwa/staff/dealers', await dealerOf(stage)),
  'dealers.staffWithdraw': actOn('dealer/withdraw', async (stage) => ({ id: await dealerOf(stage), reason })),
  'dealers.staffApprove': actOn('dealer/approve', async (stage) => ({ id: await dealerOf(stage) })),

  'deletions.staffList': async (stage) =>
    listedInItsBrandOnly(stage, '/api-cwa/staff/deletions', await closedAccount(stage)),
  'deletions.staffStart': actOn('member/start-deletion', async (stage) => ({
    account_id: await dealerOf(stage),
    reason,
  })),
  'deletions.staffStop': actOn('deletion/stop', async (stage) => ({ id: await closedAccount(stage), reason })),
  'deletions.staffErase': actOn('deletion/erase', async (stage) => ({ id: await closedAccount(stage), reason })),

  'sticker.staffList': async (stage) => {
    const number = await documentOf(stage, 'sticker');
    const path = `/api-cwa/staff/stickers?account_id=${await idOf(stage, 'member@example.com')}`;
    await listedInItsBrandOnly(stage, path, number);
  },
  'sticker.staffOne': async (stage) => {
    const path = `/api-cwa/staff/sticker?id=${await documentOf(stage, 'sticker')}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },
  'sticker.staffShow': actOn('sticker/show', async (stage) => ({ id: await documentOf(stage, 'sticker') })),
  'sticker.staffRevoke': actOn('sticker/revoke', async (stage) => ({ id: await documentOf(stage, 'sticker'), reason })),

  'report.staffList': async (stage) => {
    const number = await documentOf(stage, 'report');
    const path = `/api-cwa/staff/reports?account_id=${await idOf(stage, 'member@example.com')}`;
    await listedInItsBrandOnly(stage, path, number);
  },
  'report.staffShow': actOn('report/show', async (stage) => ({ id: await documentOf(stage, 'report') })),
};
