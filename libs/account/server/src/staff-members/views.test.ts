import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { viewKeeper } from '../views/view-keeper.ts';
import { endOverdue } from '../views/view-jobs.ts';
import { createMembersBench, type MembersBench, MINUTE, STAFF } from './testing/members-bench.ts';

let bench: MembersBench;
beforeAll(async () => {
  bench = await createMembersBench();
});
beforeEach(async () => {
  await sql`delete from account`.execute(bench.database.kysely);
  bench.letters.length = 0;
  bench.viewsToEnd.length = 0;
});
afterAll(() => bench.drop());

const reason = 'She can’t find her sticker';
const view = (id: string, brand = 'open') => bench.desk('support', brand).post('member/view', { id, reason });

it('spec §4: emails the member when support views their account, with the reason, in their language', async () => {
  const { id } = await bench.member('mia@example.com');
  expect(await view(id)).toMatchObject({
    status: 200,
    data: {
      address: expect.stringMatching(/^https:\/\/open\.example\/members\/view#token=[\w-]{43}$/) as string,
      until: new Date(bench.clock().getTime() + 15 * MINUTE).toISOString(),
    },
  });
  expect(bench.letters).toMatchObject([{ to: 'mia@example.com', subject: 'Support viewed your Test Brand account' }]);
  expect(bench.letters[0]!.text).toContain(`Reason: ${reason}`);
  const { id: ana } = await bench.member('ana@example.com', { brand: 'dos' });
  await view(ana, 'dos');
  expect(bench.letters.at(-1)!.subject).toMatch(/^Soporte vio tu cuenta/);
});

it('spec §4: records the end of an expired view in the audit log, once', async () => {
  const { id } = await bench.member('mia@example.com');
  await view(id);
  const [due] = bench.viewsToEnd;
  expect(due!.startAfter).toEqual(new Date(bench.clock().getTime() + 15 * MINUTE));
  bench.pass(15 * MINUTE);
  for (let times = 0; times < 2; times++)
    await endOverdue(bench.database, { id: due!.id, brand: 'open' }, bench.clock());
  expect(await bench.acts(id)).toMatchObject([
    { act: 'account.view-begun', actor: STAFF.support, detail: { reason } },
    { act: 'account.view-ended', actor: STAFF.support, detail: { by: 'time' } },
  ]);
});

it('spec §4: ends the previous view when another one starts, and records it', async () => {
  const { id: one } = await bench.member('one@example.com');
  const { id: two } = await bench.member('two@example.com');
  await view(one);
  await view(two);
  expect(await bench.acts(one)).toMatchObject([
    { act: 'account.view-begun' },
    { act: 'account.view-ended', detail: { by: 'next' } },
  ]);
  expect(await bench.acts(two)).toMatchObject([{ act: 'account.view-begun' }]);
});

it('includes views and their reasons in the member’s export and deletes them with the account', async () => {
  const { id } = await bench.member('mia@example.com');
  await view(id);
  const keeper = viewKeeper(bench.database);
  const owner = { id, email: 'mia@example.com', brand: { key: 'open' } } as never;
  expect(await keeper.exportOf(owner)).toMatchObject([{ reason, ended_at: null }]);
  await bench.database.transaction((tx) => keeper.erase(tx, owner));
  expect(await keeper.exportOf(owner)).toEqual([]);
});
