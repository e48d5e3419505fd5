import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobs, failedJobs, type Jobs, jobsMigrations, lateJobs, takeFailed } from './index.ts';

let database: TestDatabase;
let jobs: Jobs;
/** What the handler does for each name; a name listed here fails. */
const broken = new Set<string>();
const done: string[] = [];
const Order = v.object({ order: v.string() });

beforeEach(async () => {
  broken.clear();
  done.length = 0;
  database = await createTestDatabase({ migrations: [jobsMigrations] });
  jobs = createJobs({ database, log: () => {} });
});
afterEach(async () => {
  await jobs.stop(0);
  await database.drop();
});

const defined = () =>
  jobs.define(
    'settle',
    Order,
    ({ order }, { id }) => {
      if (broken.has(order)) return Promise.reject(new Error(`The bank does not know ${order}.`));
      done.push(`${order} ${id}`);
      return Promise.resolve();
    },
    { retries: 0 },
  );
const standing = () => expect.poll(() => failedJobs(database), { timeout: 20_000 });
/** Moves finished jobs to the archive, as pg-boss does after twelve hours. */
const archive = () =>
  sql`with moved as (delete from jobs.job where state in ('failed', 'completed') returning *)
    insert into jobs.archive select *, now() from moved`.execute(database.kysely);

describe('permanently failed jobs', () => {
  it('are grouped by name, with their number and the last error', async () => {
    const settle = defined();
    for (const order of ['A', 'B']) broken.add(order);
    for (const order of ['A', 'B', 'C']) await database.transaction((tx) => settle(tx, { order }));
    await jobs.start();
    await standing().toMatchObject([{ name: 'settle', count: 2, message: 'The bank does not know B.' }]);
  });

  it('are no longer listed once the same work was done, even from the archive', async () => {
    const settle = defined();
    broken.add('A');
    await database.transaction((tx) => settle(tx, { order: 'A' }));
    await jobs.start();
    await standing().toHaveLength(1);
    await archive();
    await standing().toHaveLength(1);
    broken.clear();
    await database.transaction((tx) => settle(tx, { order: 'B' }));
    await expect.poll(() => done.length).toBe(1);
    await standing().toHaveLength(1);
    await database.transaction((tx) => settle(tx, { order: 'A' }));
    await standing().toEqual([]);
  });

  it.each(['where it failed', 'from the archive'])('are retried under their old id, %s', async (place) => {
    const settle = defined();
    broken.add('A');
    const id = await database.transaction((tx) => settle(tx, { order: 'A' }));
    await jobs.start();
    await standing().toHaveLength(1);
    if (place === 'from the archive') await archive();
    const { lastAt } = (await failedJobs(database))[0]!;
    broken.clear();
    const again = () => database.transaction((tx) => jobs.tryAgain(tx, 'settle', lastAt));
    const twice = await Promise.all([again(), again()]);
    expect(twice.toSorted(), 'pressed twice it is tried once').toEqual([0, 1]);
    await expect.poll(() => done).toEqual([`A ${id}`]);
    await standing().toEqual([]);
  });

  it('are left alone if they failed later or are unknown here', async () => {
    const settle = defined();
    broken.add('A');
    await database.transaction((tx) => settle(tx, { order: 'A' }));
    await jobs.start();
    await standing().toHaveLength(1);
    const before = new Date(Date.now() - 60_000);
    expect(await database.transaction((tx) => jobs.tryAgain(tx, 'settle', before))).toBe(0);
    expect(await database.transaction((tx) => takeFailed(tx, 'settle', before))).toEqual([]);
    expect(await database.transaction((tx) => jobs.tryAgain(tx, 'another', new Date()))).toBe(0);
    await standing().toHaveLength(1);
  });
});

it('lists jobs as late only if they could have run', async () => {
  const settle = defined();
  const ahead = new Date(Date.now() + 3_600_000);
  const since = new Date(Date.now() - 600_000);
  await database.transaction(async (tx) => {
    await settle(tx, { order: 'A' }, { startAfter: since });
    await settle(tx, { order: 'B' });
    await settle(tx, { order: 'C' }, { startAfter: ahead });
  });
  expect(await lateJobs(database, 5)).toEqual([{ name: 'settle', count: 1, since }]);
});
