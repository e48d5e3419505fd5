import { SCOPE_NAMES } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { openTestProduct } from '../testing/test-product.ts';

const VIN = '1HGCM82633A004352';
/** A sample vehicle with a full history. */
const SAMPLE_VIN = '4T1BF1FK0CU000000';

const test = await openTestProduct();
const api = await createProductApi(test.product);
const caller = callerOf(api);
afterAll(() => test.close());

/** Creates a key for a person. @returns what sends requests with it */
async function withKey(person: 'member' | 'second', mode: 'test' | 'live') {
  const { token } = await caller.login(person);
  const made = await caller.ask(
    { method: 'POST', path: '/api/user/api-keys/create' },
    {
      token,
      body: JSON.stringify({ name: mode, mode, scopes: SCOPE_NAMES }),
      headers: { 'content-type': 'application/json' },
    },
  );
  expect(made.status, made.message).toBe(200);
  const { secret } = made.data as { secret: string };
  return async (path: string, body?: object, more: Record<string, string> = {}) => {
    const response = await api.request(`http://open.localhost${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        host: 'open.localhost',
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        ...more,
      },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the answers of tests
    return { status: response.status, bytes, body: (isJson ? JSON.parse(bytes.toString()) : null) as any };
  };
}

/** What members own and owe for real. */
async function liveRows() {
  const { rows } = await sql<{ documents: number; entries: number }>`
    select (select count(*) from report)::int + (select count(*) from sticker)::int as documents,
      (select count(*) from ledger_transaction)::int as entries`.execute(test.database.kysely);
  return rows[0]!;
}

type Send = Awaited<ReturnType<typeof withKey>>;
let live: Send;
let tests: Send;
let stranger: Send;
beforeAll(async () => {
  await test.setPasswords();
  [live, tests, stranger] = [
    await withKey('member', 'live'),
    await withKey('member', 'test'),
    await withKey('second', 'live'),
  ];
});

describe('/v1 in live mode', () => {
  it('creates a signed sticker for a credit, once however often it is asked', async () => {
    const before = (await live('/v1/credits')).body;
    const key = { 'idempotency-key': 'sticker-1' };
    const answers = [
      await live('/v1/stickers', { vin: VIN }, key),
      await live('/v1/stickers', { vin: VIN }, key),
      await live('/v1/stickers', { vin: VIN }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [{ body: sticker }] = answers as [(typeof answers)[0]];
    expect(sticker).toMatchObject({ object: 'sticker', mode: 'live', vin: VIN, version: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await live('/v1/credits')).body.stickers).toBe(before.stickers - 1);
    expect((await live(`/v1/stickers/${sticker.id}`)).body).toEqual(sticker);
    expect((await live('/v1/stickers')).body.data).toEqual([sticker]);
    expect((await live(`/v1/stickers/${sticker.id}/pdf`)).bytes.subarray(0, 4).toString()).toBe('%PDF');
    const [entry] = (await live('/v1/credits/history')).body.data;
    expect(entry).toMatchObject({ credits: -1, document: { kind: 'sticker', id: sticker.id } });
  });

  it('creates a report, with all of its data if asked', async () => {
    const { body: report } = await live('/v1/reports', { vin: VIN });
    expect(report).toMatchObject({ object: 'report', mode: 'live', vin: VIN });
    expect(report.data).toBeUndefined();
    const whole = (await live(`/v1/reports/${report.id}?expand=data`)).body;
    expect(whole.data.vin).toBe(VIN);
    expect((await live(`/v1/reports/${report.id}/pdf`)).bytes.subarray(0, 4).toString()).toBe('%PDF');
  });

  it('shows documents to their own account only', async () => {
    const [report] = (await live('/v1/reports')).body.data;
    const [sticker] = (await live('/v1/stickers')).body.data;
    for (const send of [stranger, tests]) {
      expect((await send('/v1/reports')).body.data).toEqual([]);
      for (const path of [`/v1/reports/${report.id}`, `/v1/stickers/${sticker.id}`]) {
        expect((await send(path)).body.code).toBe('not-found');
        expect([403, 404]).toContain((await send(`${path}/pdf`)).status);
      }
    }
  });

  it('refuses a VIN that isn’t one with what helps to correct it', async () => {
    const answer = await live('/v1/vehicles/1HGCM82633A00435O');
    expect([answer.status, answer.body.code]).toEqual([422, 'unprocessable']);
    expect(answer.body.data.suggestions).not.toEqual([]);
    expect((await live('/v1/stickers', { vin: 'nothing' })).body.detail).toBe('Wrong VIN');
  });
});

describe('/v1 in test mode', () => {
  it('touches nothing real: no document, no credit', async () => {
    const before = await liveRows();
    const { body: report } = await tests('/v1/reports', { vin: SAMPLE_VIN });
    const { body: sticker } = await tests('/v1/stickers', { vin: VIN });
    for (const { id, mode } of [report, sticker]) {
      expect(mode).toBe('test');
      expect(id).toMatch(/^test_/);
    }
    for (const path of [`/v1/reports/${report.id}/pdf`, `/v1/stickers/${sticker.id}/pdf`])
      expect((await tests(path)).bytes.subarray(0, 4).toString()).toBe('%PDF');
    expect(await liveRows()).toEqual(before);
    expect((await live(`/v1/reports/${report.id}`)).status).toBe(404);
  });

  it('has credits of its own: one for each document, none for the same again, all back after a reset', async () => {
    await tests('/v1/test/reset', {});
    const left = async () => (await tests('/v1/credits')).body.reports;
    const whole = await left();
    await Promise.all([1, 2, 3].map(() => tests('/v1/reports', { vin: SAMPLE_VIN })));
    expect(await left()).toBe(whole - 1);
    expect((await tests('/v1/reports')).body.data).toHaveLength(1);
    expect((await live('/v1/test/reset', {})).body.code).toBe('not-allowed');
    await tests('/v1/test/reset', {});
    expect(await left()).toBe(whole);
    expect((await tests('/v1/reports')).body.data).toEqual([]);
  });

  it('has an outcome for each thing that can go wrong', async () => {
    const code = async (vin: string) => (await tests('/v1/reports', { vin })).body.code;
    expect(await code('1HGCM82633A000402')).toBe('no-credits');
    expect(await code('1HGCM82633A000503')).toBe('unavailable');
    expect(await code('1HGCM82633A004352')).toBe('unprocessable');
    expect((await tests('/v1/reports', { vin: 'JM1BPALM1K1000000' })).body).toMatchObject({
      records: 0,
      credit_returned: true,
    });
    expect((await tests('/v1/recalls?vin=1HGCM82633A000503')).body.code).toBe('unavailable');
    expect((await tests('/v1/plates/CA/DOWN503')).body.code).toBe('unavailable');
  });

  it('turns the pages of a list', async () => {
    await tests('/v1/test/reset', {});
    const vins = ['4T1BF1FK0CU000000', '4S4BSANC7H3000000', '2HGFC2F50JH000000'];
    for (const vin of vins) await tests('/v1/reports', { vin });
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await tests(`/v1/reports?limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map(({ vin }: { vin: string }) => vin));
      if (!body.has_more) break;
      cursor = body.next_cursor;
    }
    expect(seen.sort()).toEqual([...vins].sort());
  });
});
