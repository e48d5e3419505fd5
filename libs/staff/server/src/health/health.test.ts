import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaffBench } from '../testing/staff-bench.ts';

let bench: Awaited<ReturnType<typeof createStaffBench>>;
beforeAll(async () => {
  bench = await createStaffBench();
});
afterAll(() => bench.database.drop());

const at = '2026-11-22T09:00:00.000Z';
const failed = { name: 'mail.send', count: 2, last_at: at, message: 'connection refused' };
beforeEach(() => {
  bench.health.now = {
    parts: [
      { part: 'payments', findings: [], last_at: null },
      { part: 'jobs', findings: [{ name: 'no-worker', count: 1, since: at }], last_at: at },
      { part: 'mail', findings: [{ name: 'failed', count: 2, since: null }], last_at: null },
      { part: 'sources', findings: [{ name: 'down', count: 1, since: null }], last_at: null },
    ],
    failed: [failed],
  };
});

const acts = async () => {
  const { rows } = await sql<{ act: string; subject_id: string; detail: object }>`
    select act, subject_id, detail from audit_entry where subject_kind = 'jobs' order by id`.execute(
    bench.database.kysely,
  );
  return rows;
};

describe('the health of the service', () => {
  it('is visible to owners, who can act on it', async () => {
    expect((await bench.as('olga', '/api-cwa/staff/health')).data).toEqual(bench.health.now);
    for (const name of ['sue', 'bill'] as const) {
      expect((await bench.as(name, '/api-cwa/staff/health')).status).toBe(403);
      for (const path of ['try-again', 'remove'])
        expect(
          (await bench.as(name, `/api-cwa/staff/jobs/${path}`, { name: 'mail.send', until: at, reason: 'old' })).status,
        ).toBe(403);
    }
  });

  it('appears on their overview, by component, since the first problem', async () => {
    const waiting = async (name: 'olga' | 'sue') =>
      (await bench.as(name, '/api-cwa/staff/overview')).data as { waiting: object[] };
    expect((await waiting('olga')).waiting).toContainEqual({ kind: 'health', count: 2, since: at });
    expect((await waiting('sue')).waiting).toEqual([]);
  });

  it('is handled and recorded once for two concurrent calls', async () => {
    const before = (await acts()).length;
    const again = () => bench.as('olga', '/api-cwa/staff/jobs/try-again', { name: 'mail.send', until: at });
    const [one, two] = await Promise.all([again(), again()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 404]);
    expect((await acts()).slice(before)).toEqual([
      { act: 'jobs.tried-again', subject_id: 'mail.send', detail: { count: 2 } },
    ]);
  });

  it('requires a reason to remove jobs', async () => {
    const remove = (reason: string) =>
      bench.as('olga', '/api-cwa/staff/jobs/remove', { name: 'mail.send', until: at, reason });
    expect((await remove(' ')).status).toBe(400);
    expect((await remove('The mailbox is closed')).data).toMatchObject({ failed: [] });
    expect((await acts()).at(-1)).toEqual({
      act: 'jobs.removed',
      subject_id: 'mail.send',
      detail: { count: 2, reason: 'The mailbox is closed' },
    });
  });
});
