import type { DataOwner } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMembersBench, type MembersBench, STAFF, type StaffName } from './testing/members-bench.ts';

/** Members whose plans and recall alerts were ended. */
const suspended: string[] = [];
const keeper = {
  name: 'plans',
  exportOf: () => Promise.resolve(null),
  suspend: (_: unknown, { id }: DataOwner) => Promise.resolve(void suspended.push(id)),
  erase: () => Promise.resolve(),
};

let bench: MembersBench;
beforeAll(async () => {
  bench = await createMembersBench([], [keeper]);
});
beforeEach(async () => {
  await sql`delete from account`.execute(bench.database.kysely);
  bench.letters.length = 0;
  suspended.length = 0;
});
afterAll(() => bench.drop());

const reason = 'A stolen card';
const suspend = (id: string, as: StaffName = 'support', brand = 'open') =>
  bench.desk(as, brand).post('member/suspend', { id, reason });
const lift = (id: string, as: StaffName = 'support', brand = 'open') =>
  bench.desk(as, brand).post('member/lift-suspension', { id, reason: 'It was theirs' });
const profile = async (token: string) => (await bench.visitor().post('/api/user/profile', { bearer: token })).status;

describe('spec §4: staff suspend a member', () => {
  it('ends sessions, plans, and alerts immediately and emails the member without the reason', async () => {
    const { id, token } = await bench.member('mia@example.com');
    const before = await profile(token);
    expect(before).not.toBe(401);
    expect((await suspend(id)).status).toBe(200);
    expect(await profile(token)).toBe(401);
    expect(suspended).toEqual([id]);
    expect(bench.letters).toMatchObject([
      { to: 'mia@example.com', subject: expect.stringMatching(/account is suspended$/) as string },
    ]);
    expect(bench.letters[0]!.text).toContain('You keep everything you’ve paid for');
    expect(bench.letters[0]!.text).not.toContain(reason);
    expect(await bench.acts(id)).toMatchObject([
      { act: 'account.suspended', actor: STAFF.support, detail: { reason } },
    ]);
    expect((await bench.desk().get(`member?id=${id}`)).data).toMatchObject({
      suspended_at: expect.any(String) as string,
      suspended_reason: reason,
      sessions: [],
    });
  });

  it('suspends once for concurrent calls', async () => {
    const { id } = await bench.member('twice@example.com');
    const answers = await Promise.all([suspend(id), suspend(id), suspend(id, 'owner')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect([suspended.length, bench.letters.length, (await bench.acts(id)).length]).toEqual([1, 1, 1]);
  });

  it('blocks a session that is opened behind its back', async () => {
    const { id, token } = await bench.member('race@example.com');
    await suspend(id);
    await sql`update account_session set revoked_at = null where account_id = ${id}`.execute(bench.database.kysely);
    expect(await profile(token)).toBe(401);
  });

  it('lifts the suspension once, with an email; a repeat is a no-op', async () => {
    const { id } = await bench.member('back@example.com');
    await suspend(id);
    bench.letters.length = 0;
    expect((await Promise.all([lift(id), lift(id, 'owner')])).map(({ status }) => status)).toEqual([200, 200]);
    expect(bench.letters).toMatchObject([{ subject: expect.stringMatching(/is active again$/) as string }]);
    expect((await bench.acts(id)).map(({ act }) => act)).toEqual(['account.suspended', 'account.suspension-lifted']);
    expect((await bench.desk().get(`member?id=${id}`)).data).toMatchObject({
      suspended_at: null,
      suspended_reason: null,
    });
  });

  it('writes in the member’s language', async () => {
    const { id } = await bench.member('ana@example.com', { brand: 'dos' });
    await suspend(id, 'support', 'dos');
    expect(bench.letters[0]!.subject).toMatch(/^Suspendimos tu cuenta/);
  });
});

describe('security: who may suspend whom', () => {
  it('requires support or an owner of the member’s brand, and a reason', async () => {
    const { id, token } = await bench.member('safe@example.com');
    for (const as of ['billing', 'content'] as const) expect((await suspend(id, as)).status, as).toBe(403);
    expect((await suspend(id, 'owner', 'dos')).status).toBe(404);
    expect((await lift(id, 'owner', 'dos')).status).toBe(404);
    expect((await bench.desk().post('member/suspend', { id, reason: ' ' })).status).toBe(400);
    expect(await profile(token)).not.toBe(401);
    expect(await bench.acts(id)).toEqual([]);
  });

  it('refuses staff and the caller’s own account, so no one can empty a desk', async () => {
    const { id: colleague } = await bench.member('boss@example.com', { roles: ['staff', 'owner'] });
    for (const as of ['support', 'owner'] as const) expect((await suspend(colleague, as)).status).toBe(403);
    const { id: own } = await bench.member('private@example.com');
    await bench.isStaff('support', own);
    await sql`update account set suspended_at = now() where id = ${own}`.execute(bench.database.kysely);
    expect((await lift(own)).status, 'their own').toBe(403);
    expect(await bench.acts(own)).toEqual([]);
  });

  it('refuses a closed account', async () => {
    const { id } = await bench.member('left@example.com');
    await sql`update account set closed_at = now() where id = ${id}`.execute(bench.database.kysely);
    expect((await suspend(id)).status).toBe(409);
    expect(suspended).toEqual([]);
  });
});
