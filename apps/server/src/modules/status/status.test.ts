import { type ServiceName, SERVICES } from '@vinlore/brand';
import { jobsMigrations } from '@vinlore/jobs';
import { kitMigrations } from '@vinlore/server-kit';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { judgeServices, type ServiceAnswers, type Signals } from './judge-services.ts';
import { statusMigrations } from './service-days.ts';
import { ServiceStatus } from './status.ts';

const WELL: Signals = { database: true, worker: true, lateMail: false, down: new Set(), answers: new Map() };
const answers = (service: ServiceName, total: number, failed: number) =>
  new Map<ServiceName, ServiceAnswers>([[service, { total, failed }]]);

describe('the state of a service', () => {
  it('is ok when nothing is wrong', () => {
    expect(new Set(Object.values(judgeServices(WELL)))).toEqual(new Set(['ok']));
  });

  it.each<[string, Partial<Signals>, Partial<ReturnType<typeof judgeServices>>]>([
    ['without a worker, emails are late', { worker: false }, { mail: 'degraded', payments: 'ok' }],
    ['overdue emails', { lateMail: true }, { mail: 'degraded' }],
    ['a mail server that is down', { down: new Set(['mail']) }, { mail: 'degraded', support: 'ok' }],
    ['a payment provider that is down', { down: new Set(['payments']) }, { payments: 'down', reports: 'ok' }],
    ['a history provider that is down', { down: new Set(['history']) }, { reports: 'degraded', lookups: 'ok' }],
    ['5 % of the calls fail', { answers: answers('stickers', 100, 5) }, { stickers: 'degraded', lookups: 'ok' }],
    ['half of the calls fail', { answers: answers('stickers', 100, 50) }, { stickers: 'down' }],
    ['too few calls to tell', { answers: answers('stickers', 19, 19) }, { stickers: 'ok' }],
  ])('%s', (_name, signals, expected) => {
    expect(judgeServices({ ...WELL, ...signals })).toMatchObject(expected);
  });

  it('without a database, VINs are still decoded, and nothing else works', () => {
    const { lookups, ...others } = judgeServices({ ...WELL, database: false });
    expect(lookups).toBe('degraded');
    expect(new Set(Object.values(others))).toEqual(new Set(['down']));
  });
});

describe('what the status page shows', () => {
  let database: TestDatabase;
  let now: Date;
  let isUp: boolean;
  beforeAll(async () => {
    database = await createTestDatabase({
      migrations: [jobsMigrations, kitMigrations, { slice: 'brand', migrations: statusMigrations }],
    });
    now = new Date();
    isUp = true;
  });
  afterEach(() => sql`delete from service_day`.execute(database.kysely));
  afterAll(() => database.drop());

  const open = () =>
    new ServiceStatus({
      database,
      sources: { services: [] },
      ledger: { standing: () => (isUp ? Promise.resolve(new Map()) : Promise.reject(new Error('away'))) },
      clock: () => now,
    });
  const today = (view: Awaited<ReturnType<ServiceStatus['view']>>, service: ServiceName) =>
    view.services.find(({ name }) => name === service)!.days.at(-1)!;
  /** As if the last measurement were a minute ago. */
  const later = () =>
    sql`update service_day set sampled_at = sampled_at - interval '1 minute'`.execute(database.kysely);

  it('measures when it is asked for the first time, and shows 90 days', async () => {
    const view = await open().view();
    expect(view.services.map(({ name }) => name)).toEqual(SERVICES);
    expect(view.services.every(({ days }) => days.length === 90)).toBe(true);
    // No process runs jobs here.
    expect(view.services.find(({ name }) => name === 'mail')!.state).toBe('degraded');
    expect(today(view, 'lookups')).toEqual({ day: now.toISOString().slice(0, 10), state: 'ok', minutes: 0 });
    expect(view.services[0]!.days[0]).toMatchObject({ state: null, minutes: 0 });
  });

  it('counts one minute once, however many processes measure it', async () => {
    for (const status of [open(), open(), open()]) await status.sample();
    const count = async () =>
      (await sql<{ ok: number }>`select ok from service_day where service = 'lookups'`.execute(database.kysely)).rows;
    expect(await count()).toEqual([{ ok: 1 }]);
    await later();
    await open().sample();
    expect(await count()).toEqual([{ ok: 2 }]);
  });

  it('a day with three bad minutes has a problem, one with fewer has none', async () => {
    const status = open();
    for (const expected of ['ok', 'ok', 'degraded']) {
      await status.sample();
      expect(today(await status.view(), 'mail').state).toBe(expected);
      await later();
    }
    expect(today(await status.view(), 'mail').minutes).toBe(3);
  });

  it('while the database is away, shows what it last knew, and adds the minutes afterwards', async () => {
    const [status, other] = [open(), open()];
    await status.sample();
    await later();
    isUp = false;
    for (let minute = 0; minute < 4; minute += 1) {
      await status.sample();
      await other.sample();
    }
    const away = await status.view();
    expect(away.services.find(({ name }) => name === 'payments')!.state).toBe('down');
    expect(today(away, 'payments')).toMatchObject({ state: 'ok' });
    isUp = true;
    await status.sample();
    await other.sample();
    const back = await status.view();
    expect(back.services.find(({ name }) => name === 'payments')!.state).toBe('ok');
    expect(today(back, 'payments')).toMatchObject({ state: 'down', minutes: 4 });
  });

  it('judges the calls of the last five minutes', async () => {
    const status = open();
    const state = async () => (await status.view()).services.find(({ name }) => name === 'stickers')!.state;
    for (let call = 0; call < 40; call += 1) status.answered('sticker.makeSticker', call % 2 ? 500 : 200);
    for (let call = 0; call < 40; call += 1) status.answered('staff.overview', 500);
    await status.sample();
    expect(await state()).toBe('down');
    for (let minute = 0; minute < 5; minute += 1) await status.sample();
    expect(await state()).toBe('ok');
  });
});
