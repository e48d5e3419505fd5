import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, createBench, envelope } from '../testing/bench.ts';
import { purgeFailedVins } from './purge-failed-vins.ts';

const ACCORD = '1HGCM82633A004352';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
}, 60_000);
afterAll(() => bench.database.drop());

describe('GET classicmapping', () => {
  const map = async (vin: string, path = '/api-cwa/classicmapping', host = 'one.localhost') =>
    envelope(await bench.ask(`${path}?${new URLSearchParams({ vin }).toString()}`, { host }));

  it('spec §4: returns year, make, model, series, and model_id for a single match', async () => {
    expect(await map('7f02c 100108')).toEqual({
      code: 200,
      status: 'success',
      message: undefined,
      data: { year: 1967, make: 'Ford', model: 'Mustang', series: 'Mustang', model_id: '02' },
    });
  });

  it('docs/decisions.md §4: returns the earliest of several matches plus candidates to choose from', async () => {
    const { data } = await map('8F02F123456');
    const earliest = { year: 1968, make: 'Ford', model: 'Mustang', series: 'Mustang', model_id: '02' };
    const later = { year: 1978, make: 'Ford', model: 'Mustang II', series: 'Mustang II', model_id: '02' };
    expect(data).toEqual({ ...earliest, candidates: [earliest, later] });
  });

  it.each(['', '7F99C100108', ACCORD, '🚗', 'A'.repeat(3000)])(
    'spec §8: %.20s fails with 500 and a message',
    async (vin) => {
      expect(await map(vin)).toMatchObject({
        code: 500,
        status: 'error',
        message: expect.stringContaining('VIN') as string,
      });
    },
  );

  it("docs/decisions.md §2, §3: answers in the brand's language, also under the underscore name", async () => {
    expect((await map('x', '/api_cwa/classicmapping', 'dos.localhost')).message).toContain('Ningún vehículo');
  });
});

describe('POST vin-validate', () => {
  const validate = async (vin: string) => envelope(await bench.form('/api-cwa/vin-validate', { vin }));

  it('spec §7: accepts a valid VIN, modern or classic', async () => {
    expect(await validate('1hg-cm8263-3a004352')).toMatchObject({ code: 200, data: { vin: ACCORD, kind: 'standard' } });
    expect(await validate('7F02C100108')).toMatchObject({ code: 200, data: { vin: '7F02C100108', kind: 'classic' } });
  });

  it.each([
    ['nothing', '', 'Enter a 17-character VIN'],
    ['a letter that no VIN has', '1HGCM82633AO04352', 'letter O'],
    ['16 characters', '1HGCM82633A00435', '16'],
    ['a character that is not known', '1HGCM82633A00435*', 'Character 17'],
    ['a wrong check digit', '1HGCM82643A004352', 'check digit'],
    ['a classic that nobody built', '7F99C100108', 'No pre-1981 vehicle'],
    ['emoji', '🚗'.repeat(17), 'Character 1'],
  ])('docs/decisions.md §2: %s is 422 and says why', async (_what, vin, words) => {
    const { code, message } = await validate(vin);
    expect([code, message]).toEqual([422, expect.stringContaining(words) as string]);
  });

  it('suggests the likely VIN for a mistyped one', async () => {
    const { data } = await validate('1HGCM82633AO04352');
    expect(data).toMatchObject({ suggestions: [{ vin: ACCORD }] });
  });
});

describe('POST /landing/decode_data', () => {
  it('spec §7: returns the same for a form as decode does for a query', async () => {
    const landing = await envelope(await bench.form('/landing/decode_data', { vin: ACCORD }));
    const query = await envelope(await bench.ask(`/api-cwa/decode?vin=${ACCORD}`));
    expect(landing).toEqual(query);
    expect(landing.data).toMatchObject({ year: 2003, make: 'HONDA' });
  });
});

describe('POST error_vin', () => {
  const rows = async () =>
    (
      await sql<object>`select brand, vin, reason, count from vehicle_error_vin order by brand, vin`.execute(
        bench.database.kysely,
      )
    ).rows;

  it('docs/decisions.md §3: stores a failed VIN once per brand, with count and reason', async () => {
    for (const vin of ['1HGCM82643A004352', '1hgcm8264 3a004352', '7F99C100108', '1HGCM82633AOO4352']) {
      expect((await bench.form('/api-cwa/error_vin', { vin })).status).toBe(200);
    }
    await bench.form('/api-cwa/error_vin', { vin: '10000000000000000' }, 'dos.localhost');
    expect(await rows()).toEqual([
      {
        brand: 'dos',
        vin: '10000000000000000',
        reason: expect.stringMatching(/unknown-maker|check-digit/) as string,
        count: 1,
      },
      { brand: 'one', vin: '1HGCM82633AOO4352', reason: 'letter', count: 1 },
      { brand: 'one', vin: '1HGCM82643A004352', reason: 'check-digit', count: 2 },
      { brand: 'one', vin: '7F99C100108', reason: 'classic-unknown', count: 1 },
    ]);
  });

  it('silently drops personal data that ended up in the field', async () => {
    const before = await rows();
    for (const vin of ['Maria Garcia Lopez', 'ana.1988@b.com', '(214) 555-0123', '4242 4242 4242 4242', '7ABC123'])
      expect((await bench.form('/api-cwa/error_vin', { vin })).status, vin).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('deletes VINs nobody looked up within a year, and the least requested ones over the limit', async () => {
    await sql`insert into vehicle_error_vin (brand, vin, reason, count, last_at) values
      ('purged', 'OLD', 'length', 9, '2025-11-01'), ('purged', 'TWICE', 'length', 2, '2026-11-01'),
      ('purged', 'ONCE', 'length', 1, '2026-11-02'), ('purged', 'ONCE-BEFORE', 'length', 1, '2026-11-01')`.execute(
      bench.database.kysely,
    );
    await purgeFailedVins(bench.database, new Date('2026-11-22'), 2);
    const { rows: left } = await sql`select vin from vehicle_error_vin where brand = 'purged' order by vin`.execute(
      bench.database.kysely,
    );
    expect(left).toEqual([{ vin: 'ONCE' }, { vin: 'TWICE' }]);
    await sql`delete from vehicle_error_vin where brand = 'purged'`.execute(bench.database.kysely);
  });

  it('stores nothing about the visitor', async () => {
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'vehicle_error_vin'
      order by ordinal_position`.execute(bench.database.kysely);
    const ours = ['handled', 'handled_at', 'note'];
    expect(columns.map(({ name }) => name)).toEqual([
      'brand',
      'vin',
      'reason',
      'count',
      'first_at',
      'last_at',
      ...ours,
    ]);
  });

  it('bad input: rejects an empty text and 10,000 characters without storing them', async () => {
    const before = await rows();
    expect((await bench.form('/api-cwa/error_vin', { vin: ' ' })).status).toBe(422);
    expect((await bench.form('/api-cwa/error_vin', { vin: 'A'.repeat(10_000) })).status).toBe(400);
    expect(await rows()).toEqual(before);
  });
});

describe('POST decode-batch', () => {
  const batch = (vins: unknown, token: string | null = 'dealer') =>
    bench.ask('/api-cwa/decode-batch', {
      method: 'POST',
      body: JSON.stringify({ vins }),
      headers: { 'content-type': 'application/json' },
      ...(token ? { token } : {}),
    });
  const lines = async (response: Response) =>
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; vin: string; status: string; message?: string; data: object });

  it('streams one JSON object per VIN in order and continues after an invalid one', async () => {
    const response = await batch([ACCORD, 'nonsense', '1HGCM82643A004352']);
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const answers = await lines(response);
    expect(answers.map(({ line, vin, status }) => [line, vin, status])).toEqual([
      [1, ACCORD, 'success'],
      [2, 'nonsense', 'error'],
      [3, '1HGCM82643A004352', 'success'],
    ]);
    expect(answers[0]!.data).toMatchObject({ year: 2003, make: 'HONDA', model: 'Accord' });
    expect(answers[2]!.message).toContain('check digit');
  });

  it('also accepts text with one VIN per line', async () => {
    const answers = await lines(await batch(`${ACCORD}\r\n\r\n ${ACCORD} \n`));
    expect(answers.map(({ status }) => status)).toEqual(['success', 'success']);
  });

  it('accepts up to 1,000 VINs and rejects 1,001', async () => {
    expect(await lines(await batch(Array.from({ length: 1000 }, () => ACCORD)))).toHaveLength(1000);
    const tooLong = await envelope(await batch(Array.from({ length: 1001 }, () => ACCORD)));
    expect([tooLong.code, tooLong.message]).toEqual([400, expect.stringContaining('1,000') as string]);
    expect((await batch([])).status).toBe(400);
  });

  it('docs/decisions.md §4: is for dealers only', async () => {
    expect((await batch([ACCORD], null)).status).toBe(401);
    expect(await envelope(await batch([ACCORD], 'member'))).toMatchObject({
      code: 403,
      message: expect.stringContaining('dealer') as string,
    });
  });
});
