import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../migrations.ts';
import { eventsSource } from '../events/events-source.ts';
import { type HistoryOrder, importHistory } from './import-history.ts';

const VIN = '4T4BF1FK5DR275482';
const AUCTION = join(process.env['VINLORE_DATA'] ?? '/work/shared/data', 'history', 'auction-sales-camry.csv');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'report', migrations }] });
  folder = mkdtempSync(join(tmpdir(), 'history-'));
});
beforeEach(() =>
  database.asOwner((owner) =>
    sql`truncate history_event, history_source, history_past, history_import, history_import_source, history_mark`.execute(
      owner,
    ),
  ),
);
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const written = (name: string, content: string | Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const importFile = async (file: string, order: Partial<HistoryOrder> = {}) => {
  const result = await importHistory(database, file, {
    map: null,
    source: null,
    asOf: null,
    today: '2026-11-20',
    ...order,
  });
  return { ...result, errors: result.errorFile ? readFileSync(result.errorFile, 'utf8').trim().split('\n') : [] };
};
const bring = (content: string | Uint8Array, order?: Partial<HistoryOrder>) =>
  importFile(written('file', content), order);
const stored = async () =>
  (
    await sql<
      Record<string, unknown>
    >`select source, record_id, vin, kind, date, odometer, odometer_unit, country, region,
      city, sample, detail from history_event order by source, record_id`.execute(database.kysely)
  ).rows;
const sources = async () =>
  (await sql<Record<string, unknown>>`select * from history_source order by name`.execute(database.kysely)).rows;
const asked = (vin: string) =>
  eventsSource(database).ask(
    { vin, year: null, make: null, model: null, decoded: null, type: 'US' },
    new AbortController().signal,
  );

const own = (event: Record<string, unknown>) =>
  JSON.stringify({ vin: VIN, kind: 'sale', date: '2014-12-18', source: 'Own', record_id: 'r1', ...event });

/** A mapping for a small file: `Vehicle,Seen,Miles`. */
const small = (changes: Record<string, unknown> = {}, event: Record<string, unknown> = {}) =>
  written(
    'map.json',
    JSON.stringify({
      source: 'Small',
      vin: { column: 'Vehicle' },
      record_id: { columns: ['Vehicle', 'Seen'] },
      events: [
        {
          kind: 'sale',
          date: { column: 'Seen', formats: ['us'] },
          odometer: { column: 'Miles', unit: 'mi' },
          ...event,
        },
      ],
      ...changes,
    }),
  );
const line = (values: readonly string[]) => `Vehicle,Seen,Miles\n${values.join(',')}\n`;

describe('npm run import -- history, our own format', () => {
  it('imports NDJSON of the event model unchanged', async () => {
    const event = {
      kind: 'title-brand',
      date: '2019-04',
      odometer: { value: 61_200, unit: 'km', code: '77' },
      place: { country: 'US', region: 'OH', city: 'Columbus' },
      detail: { brand: '05', entity: 'State of Ohio' },
    };
    expect(await bring(own(event))).toMatchObject({ kept: 1, faults: 0 });
    expect((await asked(VIN)).events).toEqual([
      { ...event, vin: VIN, source: 'Own', recordId: 'r1', confidence: 'reported', sample: false },
    ]);
  });

  it('imports CSV whose columns are named as in the model; columns may be missing', async () => {
    const { kept, errors } = await bring(
      [
        'VIN,Kind,Date,Record ID,Odometer,Odometer unit,Region,Brand,Price,Airbags,Impact',
        `${VIN},title-brand,2019-04-02,a,"61,200",mi,Ohio,5,,,`,
        `${VIN},accident,2020-01-02,b,,,on,,,yes,front;rear left`,
        `${VIN},sale,2021,c,,,,,"$12,500.50",,`,
      ].join('\n'),
      { source: 'Own' },
    );
    expect([kept, errors]).toEqual([3, []]);
    expect(await stored()).toMatchObject([
      { kind: 'title-brand', odometer: 61_200, country: 'US', region: 'OH', detail: { brand: '05' } },
      { kind: 'accident', country: 'CA', region: 'ON', detail: { airbags: true, impact: ['front', 'rear-left'] } },
      { date: '2021', detail: { price: { amount: 1_250_050, currency: 'USD' } } },
    ]);
  });

  it.each([
    ['an event in the future', { date: '2026-11-21' }, 'has a date in the future: 2026-11-21'],
    [
      'a negative odometer',
      { odometer: { value: -1, unit: 'mi', code: null } },
      'has an invalid value in "odometer.value"',
    ],
    [
      'an absurd odometer',
      { odometer: { value: 1e7, unit: 'mi', code: null } },
      'has an invalid value in "odometer.value"',
    ],
    [
      'a wrong check digit',
      { vin: '4T4BF1FK4DR275482', detail: {} },
      'has a VIN whose check digit doesn’t match in "vin"',
    ],
    ['text in a broken encoding', { detail: { note: 'RÃ©paration' } }, 'has text with the wrong encoding'],
    [
      'a field that the model does not have',
      { detail: { owner: 'Jane Roe' } },
      'has an invalid value in "detail.owner"',
    ],
  ])('rejects %s, with its line number', async (_what, event, words) => {
    const { kept, errors } = await bring(`${own({ record_id: 'good' })}\n${own({ detail: {}, ...event })}\n`);
    expect(kept).toBe(1);
    expect(errors).toEqual([expect.stringContaining(`Line 2 ${words}`)]);
  });
});

describe('npm run import -- history FILE --map MAP', () => {
  it.each([
    ['an event in the future', [VIN, '11/21/2026', '5'], 'has a date in the future: 2026-11-21'],
    [
      'a date in another format',
      [VIN, '2014-12-18', '5'],
      'has a date in "Seen" that doesn’t match the mapping’s format: 2014-12-18',
    ],
    [
      'a day that no calendar has',
      [VIN, '02/30/2014', '5'],
      'has a date in "Seen" that doesn’t match the mapping’s format: 02/30/2014',
    ],
    ['a negative odometer', [VIN, '12/18/2014', '-5'], 'has a negative odometer reading in "Miles"'],
    ['an absurd odometer', [VIN, '12/18/2014', '99999999'], 'has an impossibly high odometer reading in "Miles"'],
    ['an odometer in words', [VIN, '12/18/2014', 'low'], 'has an odometer reading in "Miles" that isn’t a number'],
    ['no VIN', ['', '12/18/2014', '5'], 'has no value in "Vehicle"'],
    ['half a VIN', ['4T4BF1FK5DR27548', '12/18/2014', '5'], 'has no 17-character VIN'],
    [
      'a wrong check digit',
      ['4T4BF1FK4DR275482', '12/18/2014', '5'],
      'has a VIN in "Vehicle" whose check digit doesn’t match',
    ],
    ['a broken encoding', ['Ã©', '12/18/2014', '5'], 'has text with the wrong encoding in "Vehicle"'],
  ])('rejects %s, with its line number', async (_what, values, words) => {
    const { kept, errors } = await bring(line(values), { map: small() });
    expect([kept, errors]).toEqual([0, [expect.stringContaining(`Line 2 ${words}`)]]);
    expect(await sources()).toEqual([]);
  });

  it.each([
    ['maps nothing', { events: [] }, 'events: maps nothing: it names no event'],
    ['lacks the VIN', { vin: undefined }, 'vin'],
    ['says what no mapping may say', { color: 'red' }, 'color: is nothing that a mapping may say'],
    ['names an unknown section', { covers: ['titles'] }, 'covers.0: has a section that is not one of'],
    ['gives two events without names', { events: [{}, {}] }, 'events.0'],
  ])('rejects a mapping that %s, with an explanation, before the first row', async (_what, changes, words) => {
    await expect(bring(line([VIN, '12/18/2014', '5']), { map: small(changes) })).rejects.toThrow(words);
    expect(await stored()).toEqual([]);
  });

  it('rejects bad input with an explanation: columns missing from the file, an unknown mapping, and invalid JSON', async () => {
    const map = small({}, { place: { region: { column: 'State' } } });
    await expect(bring(line([VIN, '12/18/2014', '5']), { map })).rejects.toThrow(
      'The mapping uses columns that aren’t in the file: State. The file has vehicle, seen, miles.',
    );
    await expect(bring('', { map: 'toString' })).rejects.toThrow('Mapping toString not found');
    await expect(bring('', { map: written('no.json', '{') })).rejects.toThrow('isn’t valid JSON');
    expect(await stored()).toEqual([]);
  });

  it('imports several events from one line, each with its own ID', async () => {
    const listed = { name: 'listing', when: 'Seen', kind: 'listing', date: { column: 'Seen', formats: ['us'] } };
    const sold = { name: 'sale', when: 'Miles', kind: 'sale', date: { column: 'Seen', formats: ['us'] } };
    const map = small({ events: [listed, sold] });
    await bring(`${line([VIN, '12/18/2014', '5'])}${VIN},12/19/2014,\n`, { map });
    expect((await stored()).map(({ record_id }) => record_id)).toEqual([
      `${VIN}|12/18/2014#listing`,
      `${VIN}|12/18/2014#sale`,
      `${VIN}|12/19/2014#listing`,
    ]);
  });

  it('reads lines in Windows-1252 among lines in UTF-8 if the mapping allows it', async () => {
    const map = small(
      { encoding: 'utf-8-or-windows-1252' },
      { odometer: undefined, place: { country: 'US', city: { column: 'Miles' } } },
    );
    const head = 'Vehicle,Seen,Miles\n';
    const file = Buffer.concat([
      Buffer.from(`${head}${VIN},12/18/2014,Cañon City\n`, 'utf8'),
      Buffer.from(`${VIN},12/19/2014,Cañon City\n`, 'latin1'),
    ]);
    await bring(file, { map });
    expect((await stored()).map(({ city }) => city)).toEqual(['Cañon City', 'Cañon City']);
  });

  it('never stores personal data in columns that the mapping doesn’t use', async () => {
    await bring(`Vehicle,Seen,Miles,Owner,Phone\n${VIN},12/18/2014,5,Jane Roe,555-0100\n`, { map: small() });
    expect(JSON.stringify(await stored())).not.toMatch(/Jane|555/);
  });
});

describe('importing again', () => {
  it('changes nothing, regardless of the order and number of repeated lines', async () => {
    const lines = Array.from({ length: 12 }, (_, n) => own({ record_id: `r${n}`, date: `20${10 + n}` }));
    await bring(lines.join('\n'));
    const before = await stored();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 30 }), async (again) => {
        await bring(again.join('\n'));
        expect(await stored()).toEqual(before);
      }),
      { numRuns: 10 },
    );
  });

  it('replaces a record that changed; the last one in the file counts', async () => {
    await bring(own({ date: '2014' }));
    await bring(`${own({ date: '2015' })}\n${own({ date: '2016' })}`);
    expect(await stored()).toMatchObject([{ date: '2016' }]);
  });

  it('resumes an interrupted import', async () => {
    const lines = Array.from({ length: 10_500 }, (_, n) => own({ record_id: `r${n}` }));
    const cut = Buffer.concat([Buffer.from(lines.join('\n')), Buffer.from([0x0a, 0xff])]);
    await expect(bring(cut)).rejects.toThrow('isn’t encoded in UTF-8');
    const kept = (await stored()).length;
    expect([kept, (await sources())[0]?.['as_of']]).toEqual([10_000, null]);
    await bring(lines.join('\n'), { asOf: '2026-01-01' });
    expect([(await stored()).length, (await sources())[0]?.['as_of']]).toEqual([10_500, '2026-01-01']);
  });

  it('rejects bad input: a file whose cutoff date is in the future', async () => {
    await expect(bring(own({}), { asOf: '2026-11-21' })).rejects.toThrow('date is in the future');
  });
});

describe('the auction file', () => {
  it.skipIf(!existsSync(AUCTION))('is imported completely with a shipped mapping', async () => {
    // The error file is written next to the imported file, whose folder is read-only.
    const file = written('auction.csv', readFileSync(AUCTION));
    const { kept, faults } = await importFile(file, { map: 'auction-sales' });
    expect({ kept, faults, stored: (await stored()).length }).toEqual({ kept: 12_545, faults: 0, stored: 12_545 });
    const { events, answers } = await asked(VIN);
    expect(events).toMatchObject([
      {
        kind: 'auction',
        date: '2014-12-18',
        odometer: { value: 38_882, unit: 'mi', code: null },
        place: { country: 'US', region: 'CA', city: null },
        source: 'Auction sales',
        detail: {
          price: { amount: 1_350_000, currency: 'USD' },
          marketValue: { amount: 1_320_000, currency: 'USD' },
          seller: 'Avis Corporation',
          condition: '3.8 of 5',
        },
      },
    ]);
    expect(answers).toEqual([
      {
        name: 'Auction sales',
        kind: 'events',
        status: 'answered',
        asOf: expect.stringMatching(/^2015-/) as string,
        covers: ['market', 'odometer'],
        records: 1,
        sample: false,
      },
    ]);
    const { rows } = await sql<{ unread: string }>`
      select count(*) filter (where odometer is null) as unread from history_event`.execute(database.kysely);
    expect(Number(rows[0]!.unread)).toBe(6 + 17 + 1);
  });
});
