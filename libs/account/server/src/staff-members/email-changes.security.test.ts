import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL_CHANGE_MS } from '../profile/email-change-store.ts';
import type { ProfileTables } from '../profile/tables.ts';
import { VETO_MS } from '../veto/veto-store.ts';
import { createMembersBench, type MembersBench, MINUTE, STAFF, type StaffName } from './testing/members-bench.ts';

let bench: MembersBench;
beforeAll(async () => {
  bench = await createMembersBench();
});
beforeEach(async () => {
  await sql`delete from account`.execute(bench.database.kysely);
  await sql`delete from account_person_email`.execute(bench.database.kysely);
  bench.letters.length = 0;
});
afterAll(() => bench.drop());

const OLD = 'lost@example.com';
const NEW = 'found@example.com';
const reason = 'Lost her mailbox; named two orders';

const change = (id: string, email = NEW, as: StaffName = 'support', brand = 'open') =>
  bench.desk(as, brand).post('member/change-email', { id, email, reason });
const resend = (id: string, as: StaffName = 'support', brand = 'open') =>
  bench.desk(as, brand).post('member/resend-email', { id });
const cancel = (id: string, as: StaffName = 'support', brand = 'open') =>
  bench.desk(as, brand).post('member/cancel-email', { id, reason: 'It was not her' });
const newestTo = (email: string) => bench.letters.filter(({ to }) => to === email).at(-1)!;
const tokenTo = (email: string) => /#token=([\w-]+)/.exec(newestTo(email).text)![1]!;
const confirm = (token: string, brand = 'open') => bench.visitor(brand).form('/api-cwa/confirm-email', { token });
const veto = (token: string, brand = 'open') => bench.visitor(brand).form('/api-cwa/undo-email', { token });
const seen = async (id: string, brand = 'open') =>
  (await bench.desk('support', brand).get(`member?id=${id}`)).data as { email: string; email_change: object | null };
const profile = async (token: string) => (await bench.visitor().post('/api/user/profile', { bearer: token })).status;
const acts = async (id: string) => (await bench.acts(id)).map(({ act }) => act);

describe('spec §4: support changes the email of a member who lost the mailbox', () => {
  it('changes nothing until the new address opens its link; then ends sessions and records who requested it and why', async () => {
    const { id, token } = await bench.member(OLD);
    expect(await change(id, ' Found@Example.com ')).toMatchObject({ status: 200, data: { email: NEW } });
    expect(await seen(id)).toMatchObject({
      email: OLD,
      email_change: { email: NEW, staff: { name: '', reason } },
    });
    expect(await profile(token)).toBe(200);
    expect(bench.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [NEW, 'Confirm your new email for Test Brand'],
      [OLD, 'Your Test Brand email is about to change'],
    ]);
    expect(newestTo(OLD).text).toContain('Someone asked our support');
    for (const { text } of bench.letters) expect(text).not.toContain(reason);
    expect(newestTo(OLD).text, 'the former mailbox is not told the new one').not.toContain(NEW);
    expect((await confirm(tokenTo(NEW))).status).toBe(200);
    expect(await seen(id)).toMatchObject({ email: NEW, email_change: null });
    expect(await profile(token)).toBe(401);
    expect(await bench.acts(id)).toMatchObject([
      { act: 'account.email-change-asked', actor: STAFF.support, detail: { reason } },
      { act: 'account.email-changed', actor: id, detail: { asked_by: STAFF.support } },
    ]);
  });

  it('names the colleague who requested it', async () => {
    const { id } = await bench.member(OLD);
    await sql`insert into account (id, brand, email, first, created_at)
      values (${STAFF.support}, 'dos', 'sue@example.com', 'Sue', now())`.execute(bench.database.kysely);
    await change(id);
    expect(await seen(id)).toMatchObject({ email_change: { staff: { name: 'Sue' } } });
  });

  it('lets the former address undo it for 72 hours and warns support that the requester may not be the owner', async () => {
    const { id } = await bench.member(OLD);
    await change(id);
    await confirm(tokenTo(NEW));
    const way = tokenTo(OLD);
    bench.letters.length = 0;
    bench.pass(VETO_MS - MINUTE);
    expect((await veto(way)).status).toBe(200);
    expect((await seen(id)).email).toBe(OLD);
    expect(bench.letters.map(({ subject }) => subject)).toContain(`Email change undone by ${OLD}`);
    bench.letters.length = 0;
    await change(id);
    await confirm(tokenTo(NEW));
    const late = tokenTo(OLD);
    bench.pass(VETO_MS);
    expect((await veto(late)).status, 'after 72 hours').toBe(422);
  });

  it('lets the former address stop it before it is confirmed', async () => {
    const { id } = await bench.member(OLD);
    await change(id);
    const link = tokenTo(NEW);
    expect((await veto(tokenTo(OLD), 'dos')).status, 'in another brand').toBe(422);
    expect((await veto(tokenTo(OLD))).status).toBe(200);
    expect((await confirm(link)).status).toBe(422);
    expect((await seen(id)).email_change).toBeNull();
  });

  it('writes in the member’s language', async () => {
    const { id } = await bench.member(OLD, { brand: 'dos' });
    await change(id, NEW, 'support', 'dos');
    expect(newestTo(OLD).text).toContain('Alguien pidió a nuestro equipo de soporte');
  });

  it('resends it, which invalidates the earlier link, or cancels it', async () => {
    const { id } = await bench.member(OLD);
    await change(id);
    const first = tokenTo(NEW);
    expect(await resend(id, 'owner')).toMatchObject({ status: 200, data: { email: NEW } });
    expect(await seen(id)).toMatchObject({ email_change: { staff: { reason } } });
    const second = tokenTo(NEW);
    expect((await confirm(first)).status).toBe(422);
    for (let times = 0; times < 2; times++) expect((await cancel(id)).status).toBe(200);
    expect((await confirm(second)).status).toBe(422);
    expect((await veto(tokenTo(OLD))).status).toBe(422);
    expect((await resend(id)).status).toBe(409);
    expect(await acts(id)).toEqual([
      'account.email-change-asked',
      'account.email-change-resent',
      'account.email-change-canceled',
    ]);
  });

  it('works for a buyer who mistyped their email and never created an account', async () => {
    const { id } = await bench.member('tpyo@example.com');
    await sql`update account set holder = true, password_hash = null where id = ${id}`.execute(bench.database.kysely);
    expect((await change(id)).status).toBe(200);
    expect((await confirm(tokenTo(NEW))).status).toBe(200);
    expect((await seen(id)).email).toBe(NEW);
  });
});

describe('security: limits of an email change by support', () => {
  it('requires support or an owner of the member’s brand, a reason, and a valid address', async () => {
    const { id } = await bench.member(OLD);
    for (const as of ['billing', 'content'] as const)
      for (const act of [change(id, NEW, as), resend(id, as), cancel(id, as)]) expect((await act).status, as).toBe(403);
    for (const act of [change(id, NEW, 'owner', 'dos'), resend(id, 'owner', 'dos'), cancel(id, 'owner', 'dos')])
      expect((await act).status).toBe(404);
    expect((await change(id, 'found@')).status).toBe(400);
    expect((await bench.desk().post('member/change-email', { id, email: NEW, reason: ' ' })).status).toBe(400);
    expect(bench.letters).toEqual([]);
    expect(await acts(id)).toEqual([]);
  });

  it('sends one link and records one action on a double click or for two concurrent calls', async () => {
    const { id } = await bench.member(OLD);
    const answers = await Promise.all([change(id), change(id), change(id, NEW, 'owner')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bench.letters).toHaveLength(2);
    expect(await acts(id)).toEqual(['account.email-change-asked']);
    const two = await Promise.all([change(id, 'one@example.com'), change(id, 'two@example.com')]);
    expect(two.map(({ status }) => status)).toEqual([409, 409]);
    expect(two[0]!.message).toContain(NEW);
  });

  it('refuses an address of another account with a message: open, closed, or recoverable by its owner', async () => {
    const { id } = await bench.member(OLD);
    const { id: other } = await bench.member('other@example.com');
    expect(await change(id, 'other@example.com')).toMatchObject({
      status: 422,
      message: expect.stringContaining('belongs to another account at this brand') as string,
    });
    await sql`update account set closed_at = now() where id = ${other}`.execute(bench.database.kysely);
    expect((await change(id, 'other@example.com')).status).toBe(422);
    await sql`update account set closed_at = null where id = ${other}`.execute(bench.database.kysely);
    await change(other, 'moved@example.com');
    await confirm(tokenTo('moved@example.com'));
    expect(await change(id, 'other@example.com')).toMatchObject({
      status: 422,
      message: expect.stringContaining('can still restore it') as string,
    });
    expect((await change(id, OLD)).status, 'its own').toBe(422);
    // The other brand's account with that email doesn't matter.
    await bench.member('elsewhere@example.com', { brand: 'dos' });
    expect((await change(id, 'elsewhere@example.com')).status).toBe(200);
  });

  it('refuses at the link if another account took the address in the meantime', async () => {
    const { id } = await bench.member(OLD);
    await change(id);
    await bench.member(NEW);
    expect((await confirm(tokenTo(NEW))).status).toBe(422);
    expect((await seen(id)).email).toBe(OLD);
  });

  it('refuses the caller’s own mailbox, their own account, a colleague, and a closed account', async () => {
    const { id: own } = await bench.member('private@example.com');
    await bench.isStaff('support', own);
    const { id } = await bench.member(OLD);
    for (const mine of ['private@example.com', 'support@example.com'])
      expect((await change(id, mine)).status, mine).toBe(403);
    expect((await change(own)).status, 'themselves').toBe(403);
    const { id: colleague } = await bench.member('boss@example.com', { roles: ['staff', 'owner'] });
    for (const as of ['support', 'owner'] as const) expect((await change(colleague, NEW, as)).status).toBe(403);
    await sql`update account set closed_at = now() where id = ${id}`.execute(bench.database.kysely);
    expect((await change(id)).status, 'left').toBe(409);
    expect(bench.letters).toEqual([]);
  });

  it('refuses a link that is older than a day, used, of another brand, or older than the password', async () => {
    const { id } = await bench.member(OLD);
    await change(id);
    expect((await confirm(tokenTo(NEW), 'dos')).status, 'another brand').toBe(422);
    bench.pass(EMAIL_CHANGE_MS);
    expect((await confirm(tokenTo(NEW))).status, 'a day later').toBe(422);
    expect((await seen(id)).email_change).toBeNull();
    expect((await change(id)).status, 'asked anew').toBe(200);
    await sql`update account set password_hash = 'another' where id = ${id}`.execute(bench.database.kysely);
    expect((await seen(id)).email_change).toBeNull();
    expect((await confirm(tokenTo(NEW))).status, 'a new password').toBe(422);
    await change(id);
    expect((await confirm(tokenTo(NEW))).status).toBe(200);
    expect((await confirm(tokenTo(NEW))).status, 'twice').toBe(422);
  });

  it('allows five a day, counted separately from the member’s own', async () => {
    const { id } = await bench.member(OLD);
    for (let times = 0; times < 5; times++) {
      expect((await change(id)).status).toBe(200);
      await cancel(id);
    }
    expect((await change(id)).status).toBe(429);
    expect((await acts(id)).filter((act) => act === 'account.email-change-asked')).toHaveLength(5);
  });

  it('keeps one of two concurrent changes by member and support, with one valid link', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, token } = await bench.member(`race-${round}@example.com`);
      const [theirs, ours] = [`theirs-${round}@example.com`, `ours-${round}@example.com`];
      bench.letters.length = 0;
      const own = () =>
        bench
          .visitor()
          .json('/api/user/update-profile', { email: theirs }, { bearer: token })
          .then(({ status }) => status);
      const both = [own(), change(id, ours).then(({ status }) => status)];
      const [mine, staff] = await Promise.all(round % 2 ? both : both.reverse());
      expect([mine, staff].every((status) => status === 200 || status === 409)).toBe(true);
      const rows = await tables<ProfileTables>(bench.database)
        .selectFrom('account_email_change')
        .select('new_email')
        .where('account_id', '=', id)
        .execute();
      expect(rows).toHaveLength(1);
      const waiting = rows[0]!.new_email;
      const asked = bench.letters.filter(({ to }) => to === theirs || to === ours).map(({ to }) => to);
      const confirmed = await Promise.all(
        [...new Set(asked)].map(async (to) => [to, (await confirm(tokenTo(to))).status]),
      );
      expect(confirmed.filter(([, status]) => status === 200)).toEqual([[waiting, 200]]);
      expect((await seen(id)).email).toBe(waiting);
    }
  });
});
