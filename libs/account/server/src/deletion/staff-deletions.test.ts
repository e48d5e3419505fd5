import { type AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByEmail } from '../accounts/account-store.ts';
import { deletionsDue } from './deletions-due.ts';
import { createDeletionBench, DAY, type DeletionBench, HOUR, MIA, STAFF, tokenIn } from './testing/deletion-bench.ts';

let bench: DeletionBench;
beforeAll(async () => {
  bench = await createDeletionBench();
});
afterAll(() => bench.end());

interface Listed {
  readonly deletions: readonly { id: string; email: string | null; state: string; erase_at: string | null }[];
  readonly cursor: string | null;
}
const list = async (query = '', brand = 'open') => {
  const answer = await bench.visitor(`desk.${brand}`).get(`/api-cwa/staff/deletions${query}`, { bearer: 'support' });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Listed }).data;
};
const post = (act: 'stop' | 'erase', body: object, { as = 'owner', brand = 'open' } = {}) =>
  bench.visitor(`desk.${brand}`).json(`/api-cwa/staff/deletion/${act}`, body, { bearer: as });
const reason = 'The member wrote to us';

/** A member who has closed their account. @returns its request as the desk lists it */
async function closed(email: string, brand = 'open') {
  const { id: accountId } = await bench.member({ email, brand });
  const { token } = await bench.ask(email, brand);
  await bench.close(token!, brand);
  const { deletions } = await list('', brand);
  return { accountId, ...deletions.find((each) => each.email === email)! };
}
const staffActs = (accountId: string) =>
  tables<AuditTables>(bench.database)
    .selectFrom('audit_entry')
    .select(['act', 'actor', 'detail'])
    .where('subject_id', '=', accountId)
    .where('actor', 'in', Object.values(STAFF))
    .execute();

describe('deletion requests with their deadlines', () => {
  it('lists closed accounts by erasure date, separate from unconfirmed and past requests', async () => {
    const first = await closed('first@example.com');
    bench.pass(HOUR);
    const second = await closed('second@example.com');
    expect(new Date(second.erase_at!).getTime()).toBe(bench.now().getTime() + 14 * DAY);
    bench.pass(HOUR);
    await bench.member({ email: 'asked@example.com' });
    await bench.ask('asked@example.com');
    expect((await list()).deletions.map(({ email }) => email)).toEqual(['first@example.com', 'second@example.com']);
    expect((await list('?state=requested')).deletions).toMatchObject([
      { email: 'asked@example.com', state: 'requested' },
    ]);
    const due = (later: number) =>
      deletionsDue(bench.database, 'open', 9, new Date(bench.now().getTime() + later)).then(({ count }) => count);
    expect([await due(0), await due(13 * DAY - 1.5 * HOUR), await due(13 * DAY)]).toEqual([0, 1, 2]);
    bench.pass(2 * DAY);
    expect((await list('?state=requested')).deletions).toEqual([]);
    expect((await list('?state=over')).deletions).toMatchObject([{ email: 'asked@example.com', state: 'lapsed' }]);
    for (const { id } of [first, second]) await post('erase', { id, reason });
    expect((await list('?state=over')).deletions.map(({ email, state }) => [email, state])).toEqual([
      ['asked@example.com', 'lapsed'],
      [null, 'erased'],
      [null, 'erased'],
    ]);
  });

  it('paginates by deadline and by age', async () => {
    await sql`insert into account_deletion
        (brand, account_id, state, requested_at, confirm_until, closed_at, erase_at)
      select 'dos', gen_random_uuid(), state, timestamptz '2026-11-01' + n * interval '1 minute', now(), now(),
        timestamptz '2026-12-01' + n * interval '1 minute'
      from generate_series(1, 60) as n, unnest(array['closed', 'restored']) as state`.execute(bench.database.kysely);
    for (const [state, order] of [
      ['closed', 1],
      ['over', -1],
    ] as const) {
      const first = await list(`?state=${state}`, 'dos');
      expect(first.deletions).toHaveLength(50);
      const rest = await list(`?state=${state}&cursor=${first.cursor}`, 'dos');
      expect(rest.cursor).toBeNull();
      const times = [...first.deletions, ...rest.deletions].map(({ erase_at }) => new Date(erase_at!).getTime());
      expect(times).toHaveLength(60);
      expect(times).toEqual(times.toSorted((a, b) => order * (a - b)));
    }
    await sql`delete from account_deletion where brand = 'dos'`.execute(bench.database.kysely);
  });
});

describe('stopping a deletion', () => {
  it('reactivates the account, notifies the member by email, and records the reason', async () => {
    const { id, accountId } = await closed('stay@example.com');
    expect((await post('stop', { id, reason }, { as: 'support' })).status).toBe(200);
    expect(await findByEmail(bench.database, 'open', 'stay@example.com')).toMatchObject({ id: accountId });
    await bench.work();
    const [mail] = await bench.mailsTo('stay@example.com');
    expect(mail).toMatchObject({ subject: 'Your Open House account is active again' });
    expect(mail!.text).toContain('Our support team reactivated your Open House account');
    expect(await staffActs(accountId)).toEqual([{ act: 'account.restored', actor: STAFF.support, detail: { reason } }]);
    expect(await post('stop', { id, reason })).toMatchObject({ status: 404 });
    bench.pass(15 * DAY);
    await bench.run('account.erase', {});
    expect(await findByEmail(bench.database, 'open', 'stay@example.com')).toMatchObject({ id: accountId });
  });
});

describe('erasing ahead of time', () => {
  it('does immediately what the job does, including the receipt, and is recorded once', async () => {
    const { id, accountId } = await closed(MIA.email);
    expect((await post('erase', { id, reason })).status).toBe(200);
    expect(await post('erase', { id, reason })).toMatchObject({ status: 404 });
    const { rows } = await sql`select from account where id = ${accountId}`.execute(bench.database.kysely);
    expect(rows).toEqual([]);
    await bench.work();
    expect((await bench.mailsTo(MIA.email)).map(({ subject }) => subject)).toEqual([
      'Your Open House account has been deleted',
    ]);
    expect(await staffActs(accountId)).toEqual([{ act: 'account.erased', actor: STAFF.owner, detail: { reason } }]);
  });

  it('requires an owner, a reason, and a closed account', async () => {
    const { id } = await closed('careful@example.com');
    expect((await post('erase', { id, reason }, { as: 'support' })).status).toBe(403);
    expect((await post('erase', { id, reason: ' ' })).status).toBe(400);
    await bench.member({ email: 'open@example.com' });
    await bench.ask('open@example.com');
    const [asked] = (await list('?state=requested')).deletions;
    expect(await post('erase', { id: asked!.id, reason })).toMatchObject({
      status: 404,
      message: expect.stringContaining('no longer scheduled for deletion') as string,
    });
  });

  it('security: does not let staff stop or speed up a deletion of their own account', async () => {
    const { id, accountId } = await closed('mine@example.com');
    await sql`insert into account (id, brand, email, created_at, person)
      select ${STAFF.owner}, 'dos', 'owner@example.com', now(), person from account where id = ${accountId}`.execute(
      bench.database.kysely,
    );
    for (const act of ['stop', 'erase'] as const)
      expect(await post(act, { id, reason })).toMatchObject({
        status: 403,
        message: expect.stringContaining('of your own') as string,
      });
    expect(await staffActs(accountId)).toEqual([]);
    expect((await list()).deletions.map((each) => each.id)).toContain(id);
    expect((await post('stop', { id, reason }, { as: 'support' })).status).toBe(200);
  });

  it('security: hides it from staff of another brand', async () => {
    const { id } = await closed('elsewhere@example.com');
    expect((await list('', 'dos')).deletions).toEqual([]);
    expect((await list(`?cursor=${id}`, 'dos')).deletions).toEqual([]);
    for (const act of ['stop', 'erase'] as const)
      expect((await post(act, { id, reason }, { brand: 'dos' })).status).toBe(404);
    expect((await list()).deletions.map((each) => each.id)).toContain(id);
  });
});

describe('spec §4: support starts a deletion for a member', () => {
  const start = (accountId: string, { as = 'support', brand = 'open' } = {}) =>
    bench
      .visitor(`desk.${brand}`)
      .json('/api-cwa/staff/member/start-deletion', { account_id: accountId, reason }, { bearer: as });
  const letters = async (email: string) => {
    await bench.work();
    return bench.mailsTo(email);
  };

  it('sends the same email as the member’s own request and closes nothing before it is confirmed', async () => {
    const email = 'start@example.com';
    const { id } = await bench.member({ email });
    expect((await start(id)).status).toBe(200);
    const [letter] = await letters(email);
    expect((await findByEmail(bench.database, 'open', email))?.id).toBe(id);
    await bench.close(tokenIn(letter!.text, 'token'));
    expect(await findByEmail(bench.database, 'open', email)).toBeUndefined();
    expect((await list()).deletions).toContainEqual(expect.objectContaining({ email, state: 'closed' }));
    expect(await staffActs(id)).toEqual([{ act: 'account.deletion-asked', actor: STAFF.support, detail: { reason } }]);
    expect((await start(id)).status, 'closed').toBe(409);
  });

  it('sends one email for concurrent starts and none while a request is open', async () => {
    const email = 'atonce@example.com';
    const { id } = await bench.member({ email });
    const answers = await Promise.all([start(id), start(id), start(id, { as: 'owner' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await letters(email)).toHaveLength(1);
    expect(await staffActs(id)).toHaveLength(1);
  });

  it('security: refuses accounts of another brand or of staff, and other roles', async () => {
    const email = 'apart@example.com';
    const { id } = await bench.member({ email });
    const { id: colleague } = await bench.member({ email: 'colleague-apart@example.com', roles: ['staff', 'owner'] });
    expect((await start(id, { as: 'owner', brand: 'dos' })).status).toBe(404);
    expect((await start(colleague, { as: 'owner' })).status).toBe(403);
    expect(await letters(email)).toEqual([]);
    expect(await staffActs(id)).toEqual([]);
  });
});
