import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup, restore } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { openBoss } from './boss.ts';
import { createJobs, deleteJobs, jobsMigrations, type Jobs } from './index.ts';

const Mail = v.object({ to: v.string() });
type Mail = v.InferOutput<typeof Mail>;

let database: TestDatabase;
let jobs: Jobs;
let clock: Date;
let logged: string[];

beforeEach(async () => {
  logged = [];
  clock = new Date('2026-03-01T10:00:30Z');
  database = await createTestDatabase({ migrations: [jobsMigrations] });
  jobs = newJobs();
});

afterEach(async () => {
  await jobs.stop(0);
  await database.drop();
});

const newJobs = () => createJobs({ database, log: ({ msg }) => logged.push(msg), now: () => clock });

/** A handler that records each run, and a promise of the n-th. */
function spy<Payload>(work: (payload: Payload, nth: number) => Promise<void> = async () => {}) {
  const runs: Payload[] = [];
  const waiting: { nth: number; resolve: () => void }[] = [];
  return {
    runs,
    handler: async (payload: Payload) => {
      runs.push(payload);
      try {
        await work(payload, runs.length);
      } finally {
        for (const { nth, resolve } of waiting) if (runs.length >= nth) resolve();
      }
    },
    ran: (nth: number) =>
      runs.length >= nth ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ nth, resolve })),
  };
}

/** Waits for a result of the database or a handler; generous, for busy machines. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000 });

type JobRow = { name: string; state: string; retry_count: number; wait: number; output: unknown };
async function jobRows(): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`select name, state, retry_count, output,
    extract(epoch from start_after - now())::float8 as wait from jobs.job order by created_on`.execute(database.kysely);
  return rows;
}

describe('architecture.md: jobs are enqueued in the same transaction', () => {
  test('a job of a committed transaction runs once', async () => {
    const mail = spy<Mail>();
    const send = jobs.define('mail', Mail, mail.handler, { retries: 2 });
    await jobs.start();
    await database.transaction((tx) => send(tx, { to: 'ana@example.com' }));
    await mail.ran(1);
    await jobs.stop();
    expect(mail.runs).toEqual([{ to: 'ana@example.com' }]);
    expect(await jobRows()).toMatchObject([{ name: 'mail', state: 'completed' }]);
  });

  test('a job of a rolled-back transaction never existed', async () => {
    const mail = spy<Mail>();
    const send = jobs.define('mail', Mail, mail.handler, { retries: 2 });
    await jobs.start();
    const failing = database.transaction(async (tx) => {
      await send(tx, { to: 'lost@example.com' });
      throw new Error('no credit left');
    });
    await expect(failing).rejects.toThrow('no credit left');
    expect(await jobRows()).toEqual([]);
    expect(mail.runs).toEqual([]);
  });

  test('of two jobs with the same key one is created', async () => {
    const send = jobs.define('mail', Mail, async () => {}, { retries: 2 });
    const ids = [];
    for (let n = 0; n < 2; n += 1) {
      ids.push(await database.transaction((tx) => send(tx, { to: 'ana@example.com' }, { key: 'receipt 7' })));
    }
    expect(ids[0]).toBe(ids[1]);
    expect(await jobRows()).toHaveLength(1);
  });

  test('JOBS=off: a process without workers enqueues for the one that has them', async () => {
    const mail = spy<Mail>();
    const send = jobs.define('mail', Mail, async () => expect.unreachable(), { retries: 2 });
    await database.transaction((tx) => send(tx, { to: 'ana@example.com' }));
    const worker = newJobs();
    worker.define('mail', Mail, mail.handler, { retries: 2 });
    await worker.start();
    await mail.ran(1);
    await worker.stop();
    expect(mail.runs).toHaveLength(1);
  });
});

describe('a job with a personal payload', () => {
  test('is deleted when done, but kept for inspection if it failed permanently', async () => {
    const mail = spy<Mail>(async ({ to }) => {
      if (to === 'nobody@example.com') throw new Error('no such mailbox');
    });
    const send = jobs.define('mail', Mail, mail.handler, { retries: 0, personal: true });
    for (const to of ['ana@example.com', 'nobody@example.com']) await database.transaction((tx) => send(tx, { to }));
    await jobs.start();
    await mail.ran(2);
    await eventually(jobRows).toMatchObject([{ state: 'failed' }]);
  });

  test('is deleted within 14 days, however it ended', async () => {
    const send = jobs.define('mail', Mail, async () => {}, { retries: 0 });
    for (const to of ['ana@example.com', 'luz@example.com']) await database.transaction((tx) => send(tx, { to }));
    const ended = (to: string, hours: number) => sql`
      update jobs.job set state = 'failed', completed_on = now() - make_interval(hours => ${hours})
      where data->>'to' = ${to}`;
    await ended('ana@example.com', 14 * 24).execute(database.kysely);
    await ended('luz@example.com', 13).execute(database.kysely);
    const { boss, pool } = openBoss(database, () => {});
    await boss.start();
    await boss.maintain();
    await sql`update jobs.archive set archived_on = completed_on + interval '12 hours'`.execute(database.kysely);
    await boss.maintain();
    await boss.stop({ graceful: false, close: false });
    await pool.end();
    const { rows } = await sql<Mail>`select data->>'to' as to from jobs.archive`.execute(database.kysely);
    expect(rows).toEqual([{ to: 'luz@example.com' }]);
  });

  test('can be deleted by payload, in any state', async () => {
    const send = jobs.define('mail', Mail, async () => {}, { retries: 0 });
    const other = jobs.define('other', Mail, async () => {}, { retries: 0 });
    for (const to of ['ana@example.com', 'luz@example.com']) await database.transaction((tx) => send(tx, { to }));
    await database.transaction((tx) => other(tx, { to: 'ana@example.com' }));
    await sql`update jobs.job set state = 'failed' where data->>'to' = 'ana@example.com'`.execute(database.kysely);
    await database.transaction((tx) => deleteJobs(tx, 'mail', sql`data->>'to' = 'ana@example.com'`));
    const { rows } = await sql<Mail>`select name, data->>'to' as to from jobs.job order by name`.execute(
      database.kysely,
    );
    expect(rows).toEqual([
      { name: 'mail', to: 'luz@example.com' },
      { name: 'other', to: 'ana@example.com' },
    ]);
  });
});

describe('payloads are validated both ways', () => {
  test('rejects an invalid payload', async () => {
    jobs.define('mail', Mail, async () => {}, { retries: 0 });
    const wrong = database.transaction((tx) => jobs.enqueue(tx, 'mail', { to: 7 }));
    await expect(wrong).rejects.toThrow(v.ValiError);
    expect(await jobRows()).toEqual([]);
  });

  test('rejects an undefined job instead of dropping it silently', async () => {
    const unknown = database.transaction((tx) => jobs.enqueue(tx, 'nothing', {}));
    await expect(unknown).rejects.toThrow('There is no job named "nothing"');
  });

  test('fails a job whose stored payload is no longer valid, without calling the handler', async () => {
    const mail = spy<Mail>();
    const send = jobs.define('mail', Mail, mail.handler, { retries: 0 });
    await database.transaction((tx) => send(tx, { to: 'ana@example.com' }));
    await sql`update jobs.job set data = '{"to": 7}'`.execute(database.kysely);
    await jobs.start();
    await eventually(jobRows).toMatchObject([{ state: 'failed' }]);
    expect(mail.runs).toEqual([]);
    expect(logged).toContain('The job mail failed for good');
  });
});

describe('a failed run is retried', () => {
  test('with backoff, until it succeeds', async () => {
    const mail = spy<Mail>(async (_mail, nth) => {
      if (nth < 3) throw new Error('mail server is down');
    });
    const send = jobs.define('mail', Mail, mail.handler, { retries: 5, retryDelaySeconds: 100 });
    await jobs.start();
    await database.transaction((tx) => send(tx, { to: 'ana@example.com' }));
    const waits: number[] = [];
    for (const attempt of [1, 2]) {
      await mail.ran(attempt);
      await eventually(jobRows).toMatchObject([{ state: 'retry', output: { message: 'mail server is down' } }]);
      waits.push((await jobRows())[0]?.wait ?? 0);
      await sql`update jobs.job set start_after = now()`.execute(database.kysely);
    }
    await mail.ran(3);
    await eventually(jobRows).toMatchObject([{ state: 'completed', retry_count: 2 }]);
    // pg-boss waits between half and all of delay × 2^n.
    expect(waits[0]).toBeGreaterThan(90);
    expect(waits[0]).toBeLessThanOrEqual(200);
    expect(waits[1]).toBeGreaterThan(190);
    expect(waits[1]).toBeLessThanOrEqual(400);
  });

  test('until its retries are used up, and is then kept as failed', async () => {
    const mail = spy<Mail>(() => Promise.reject(new Error('no such mailbox')));
    const send = jobs.define('mail', Mail, mail.handler, { retries: 0 });
    await jobs.start();
    await database.transaction((tx) => send(tx, { to: 'ana@example.com' }));
    await eventually(jobRows).toMatchObject([{ state: 'failed', output: { message: 'no such mailbox' } }]);
    expect(logged).toContain('The job mail failed for good');
  });
});

describe('stop', () => {
  test('finishes the running job', async () => {
    let finish = () => {};
    const mail = spy<Mail>(() => new Promise<void>((resolve) => (finish = resolve)));
    const send = jobs.define('mail', Mail, mail.handler, { retries: 2 });
    await jobs.start();
    await database.transaction((tx) => send(tx, { to: 'ana@example.com' }));
    await eventually(() => mail.runs).toHaveLength(1);
    const stopping = jobs.stop();
    finish();
    await stopping;
    expect(await jobRows()).toMatchObject([{ state: 'completed' }]);
  });

  test('releases a job that does not finish in time, and aborts its handler', async () => {
    let aborted = false;
    const send = jobs.define(
      'mail',
      Mail,
      (_mail, { signal }) => new Promise(() => signal.addEventListener('abort', () => (aborted = true))),
      { retries: 2 },
    );
    await jobs.start();
    await database.transaction((tx) => send(tx, { to: 'ana@example.com' }));
    await eventually(jobRows).toMatchObject([{ state: 'active' }]);
    await jobs.stop(1);
    expect(aborted).toBe(true);
    expect(await jobRows()).toMatchObject([{ state: 'retry' }]);
  });
});

describe('schedules', () => {
  test('runs each due time once, however many processes check', async () => {
    clock = new Date('2026-03-01T03:00:00Z');
    const tidy = spy<object>();
    const others = [newJobs(), newJobs()];
    for (const each of [jobs, ...others]) {
      each.define('tidy', v.object({}), tidy.handler, { retries: 2, schedule: '0 3 * * *' });
    }
    await Promise.all([jobs, ...others].map((each) => each.start()));
    await tidy.ran(1);
    await Promise.all([jobs, ...others].map((each) => each.stop()));
    expect(await jobRows()).toMatchObject([{ name: 'tidy', state: 'completed' }]);
  });

  test('stops the start on an invalid schedule', () => {
    const define = () => jobs.define('tidy', v.object({}), async () => {}, { retries: 0, schedule: 'at night' });
    expect(define).toThrow('"at night" is not a cron expression');
  });
});

test('restores pending jobs from a backup and runs them', async () => {
  const mail = spy<Mail>();
  const send = jobs.define('mail', Mail, mail.handler, { retries: 2 });
  await database.transaction((tx) => send(tx, { to: 'ana@example.com' }));
  const directory = await mkdtemp(join(tmpdir(), 'vinlore-jobs-'));
  await backup(database, join(directory, 'backup'));
  await restore(database, join(directory, 'backup'), { slices: [jobsMigrations], force: true });
  await rm(directory, { recursive: true });
  await jobs.start();
  await mail.ran(1);
  expect(mail.runs).toEqual([{ to: 'ana@example.com' }]);
});

test('is stuck when the last good look at the queue is over a minute old', async () => {
  const { handler, ran } = spy<object>();
  jobs.define('tick', v.object({}), handler, { retries: 0, schedule: '* * * * *' });
  expect(jobs.isStuck()).toBe(false);
  await jobs.start();
  await ran(1);
  await jobs.stop();
  expect(jobs.isStuck()).toBe(false);
  clock = new Date(clock.getTime() + 61_000);
  expect(jobs.isStuck()).toBe(true);
});
