import type { DataOf } from '@vinlore/contract';
import { createLogger, createMetrics, readConfig } from '@vinlore/server-kit';
import { noteBackup } from '@vinlore/server/health/backups';
import { healthGauges } from '@vinlore/server/health/health-gauges';
import { missWorkers } from '@vinlore/server/health/miss-workers';
import { readHealth } from '@vinlore/server/health/read-health';
import { readReadiness } from '@vinlore/server/health/readiness';
import { createProductApi } from '@vinlore/server/product-api';
import { announcePresence } from '@vinlore/server/start/presence';
import type { HealthPart, staffContract } from '@vinlore/staff-domain';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { openTestProduct } from './testing/test-product.ts';

const { product, database, close } = await openTestProduct();
afterAll(close);
const { ask, login } = callerOf(await createProductApi(product));
const log = createLogger('silent');

type Standing = DataOf<typeof staffContract.health>;
const endings: (() => Promise<void>)[] = [];
const work = async (worksJobs: boolean) => {
  const leave = await announcePresence(product.database, { mode: 'trial', worksJobs: () => worksJobs }, log);
  endings.push(leave);
  return leave;
};
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await sql`delete from jobs.job`.execute(database.kysely);
});

const read = async () => {
  const { status, data } = await ask(
    { method: 'GET', path: '/api-cwa/staff/health' },
    { token: (await login('staff')).token },
  );
  expect(status).toBe(200);
  return data as Standing;
};
const found = ({ parts }: Standing, part: HealthPart) =>
  parts.find((each) => each.part === part)!.findings.map(({ name, count }) => [name, count]);
const inProduction = (env: Record<string, string> = {}) =>
  readHealth({
    config: { ...product.config, ...readConfig({ VINLORE_MODE: 'production', ...env }) },
    database: product.database,
    sources: { services: [] },
    ledger: { standing: () => Promise.resolve(new Map()) },
    openData: product.openData,
    clock: product.clock,
  })();
/** A fake mail server that responds like a real one. */
const failedMail = (mailbox: string, minutesAgo: number) =>
  sql`insert into jobs.job (name, data, state, output, completed_on) values ('mail.send', ${JSON.stringify({ to: mailbox })},
    'failed', ${JSON.stringify({ message: `550 <${mailbox}> unknown` })}, now() - make_interval(mins => ${minutesAgo}))`.execute(
    database.kysely,
  );

it('reports that no process runs jobs if all live servers have JOBS=off, or after a worker was killed', async () => {
  await work(false);
  expect(found(await read(), 'jobs')).toEqual([['no-worker', 1]]);
  await work(true);
  expect(found(await read(), 'jobs')).toEqual([]);
  await sql`update server_process set seen_at = now() - interval '61 seconds' where works_jobs`.execute(
    database.kysely,
  );
  const { parts } = await read();
  const jobs = parts.find(({ part }) => part === 'jobs')!;
  expect(jobs.findings).toMatchObject([{ name: 'no-worker', since: expect.any(String) as string }]);
});

it('is ready but degraded without a worker, and down while it stops or the database does not respond', async () => {
  const readiness = (working = true) => readReadiness(product.database, () => working);
  await work(false);
  expect(await readiness()).toBe('degraded');
  await work(true);
  expect(await readiness()).toBe('ready');
  expect(await readiness(false)).toBe('down');
  const away = { kysely: product.database.kysely, ping: () => Promise.reject(new Error('away')) };
  expect(await readReadiness(away, () => true)).toBe('down');
});

it('a server logs a missing worker each time it checks', async () => {
  const said: string[] = [];
  const end = missWorkers(product.database, { error: (words: string) => said.push(words) } as never, 5);
  await expect.poll(() => said.length).toBeGreaterThan(1);
  end();
  expect(said[0]).toMatch(/^No process runs jobs/);
});

it('counts failed jobs by part of the product, without email addresses', async () => {
  await work(true);
  await failedMail('ana@example.com', 3);
  await failedMail('luz@example.com', 2);
  const standing = await read();
  expect(found(standing, 'mail')).toEqual([['failed', 2]]);
  expect(found(standing, 'jobs')).toEqual([]);
  expect(standing.failed).toMatchObject([{ name: 'mail.send', count: 2, message: '550 <…> unknown' }]);
  const { token } = await login('staff');
  const until = standing.failed[0]!.last_at;
  const again = await ask(
    { method: 'POST', path: '/api-cwa/staff/jobs/try-again' },
    { token, body: JSON.stringify({ name: 'mail.send', until }), headers: { 'content-type': 'application/json' } },
  );
  expect(again.status).toBe(200);
  expect((again.data as Standing).failed).toEqual([]);
  const { rows } = await sql`select state, data ->> 'to' as to from jobs.job order by data ->> 'to'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([
    { state: 'created', to: 'ana@example.com' },
    { state: 'created', to: 'luz@example.com' },
  ]);
});

it('counts jobs overdue by minutes as late, but not scheduled ones', async () => {
  await work(true);
  await sql`insert into jobs.job (name, data, start_after) values
    ('mail.send', '{}', now() - interval '6 minutes'), ('mail.send', '{}', now() + interval '6 minutes')`.execute(
    database.kysely,
  );
  expect(found(await read(), 'mail')).toEqual([['late', 1]]);
});

it("production warns about missing mail, payments, or backups; a trial doesn't", async () => {
  await work(true);
  const bare = await inProduction();
  expect(found(bare, 'mail')).toEqual([['not-set-up', 1]]);
  expect(found(bare, 'payments')).toEqual([['not-set-up', 1]]);
  expect(found(bare, 'backups')).toEqual([['no-backup', 1]]);
  const trial = await read();
  for (const part of ['mail', 'payments', 'backups'] as const) expect(found(trial, part), part).toEqual([]);
});

it('records a backup, and warns when it is more than two days old', async () => {
  for (let day = 0; day < 40; day += 1) await noteBackup(product.database, 1_000 + day);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from server_backup`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ count: 31 }]);
  expect(found(await inProduction(), 'backups')).toEqual([]);
  await sql`update server_backup set made_at = made_at - interval '49 hours'`.execute(database.kysely);
  expect(found(await inProduction(), 'backups')).toEqual([['old-backup', 1]]);
});

it('metrics cover workers, failed and late jobs, and the age of the backup', async () => {
  await work(true);
  await noteBackup(product.database, 1_000);
  await failedMail('ana@example.com', 1);
  const { text } = await createMetrics(undefined, undefined, [healthGauges(product.database)]).text();
  for (const line of [
    'vinlore_workers 1',
    'vinlore_jobs_failed 1',
    'vinlore_jobs_late 0',
    'vinlore_objects_lost 0',
    'vinlore_database_up 1',
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(text).toMatch(/\nvinlore_backup_age_seconds [01]\n/);
});

it('a figure that can no longer be read is left out, so an outage does not show the last good one', async () => {
  let isUp = true;
  const gauges = healthGauges(product.database);
  const metrics = createMetrics(undefined, undefined, [() => (isUp ? gauges() : Promise.reject(new Error('away')))]);
  expect((await metrics.text()).text).toContain('vinlore_database_up 1');
  isUp = false;
  expect((await metrics.text()).text).not.toContain('vinlore_database_up');
});
