import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepApproval } from '../approvals/approval-store.ts';
import { createStaffBench, type Name, STAFF } from '../testing/staff-bench.ts';

let bench: Awaited<ReturnType<typeof createStaffBench>>;
beforeAll(async () => {
  bench = await createStaffBench();
});
beforeEach(async () => {
  await sql`delete from staff_approval`.execute(bench.database.kysely);
  for (const kind of Object.keys(bench.waits)) delete bench.waits[kind as keyof typeof bench.waits];
});
afterAll(() => bench.database.drop());

const since = new Date('2026-11-20T08:00:00Z');
const overview = async (name: Name, brand?: string) => {
  const { status, data } = await bench.as(name, '/api-cwa/staff/overview', undefined, brand);
  expect(status).toBe(200);
  return (data as { waiting: { kind: string; count: number; since: string | null }[] }).waiting;
};
const asks = (asker: Name, permission: 'billing' | 'owner') =>
  bench.database.transaction((tx) =>
    keepApproval(
      tx,
      {
        brand: 'one',
        kind: 'refund',
        permission,
        subject: { kind: 'order', id: 'o-1' },
        facts: {},
        askedBy: STAFF[asker].id,
      },
      STAFF[asker].id,
    ),
  );

it('lists a user’s open items, most urgent first, without empty kinds', async () => {
  Object.assign(bench.waits, {
    vins: { count: 7, since: null },
    tickets: { count: 40, since },
    imports: { count: 1, since: null },
    chats: { count: 0, since: null },
  });
  expect(await overview('sue')).toEqual([
    { kind: 'tickets', count: 40, since: since.toISOString() },
    { kind: 'vins', count: 7, since: null },
  ]);
  expect((await overview('olga')).map(({ kind }) => kind)).toEqual(['tickets', 'imports', 'vins']);
  expect(await overview('bill')).toEqual([]);
  expect(await overview('olga', 'dos'), 'of another brand').toEqual([]);
});

it('stops counting at the maximum', async () => {
  bench.waits.tickets = { count: 5_000, since };
  expect(await overview('sue')).toMatchObject([{ count: 100 }]);
});

it('counts a request for users who may approve it, not for its requester', async () => {
  await asks('bill', 'billing');
  await asks('olga', 'owner');
  expect(await overview('bea')).toMatchObject([{ kind: 'approvals', count: 1 }]);
  expect(await overview('bill')).toEqual([]);
  expect(await overview('otto')).toMatchObject([{ kind: 'approvals', count: 2, since: expect.any(String) as string }]);
  expect(await overview('olga')).toMatchObject([{ kind: 'approvals', count: 1 }]);
});
