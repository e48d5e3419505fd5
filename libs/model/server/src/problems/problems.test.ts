import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelQuery } from '@vinlore/model-domain';
import { ImportError } from '@vinlore/server-kit';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFactsReader } from '../facts-reader.ts';
import { modelMigrations } from '../migrations.ts';
import { modelLoaders } from '../model-loaders.ts';
import {
  bring,
  communicationLine,
  complaintLine,
  investigationLine,
  pieceOf,
  unchanged,
} from '../testing/flat-lines.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'model', migrations: modelMigrations }] });
  folder = mkdtempSync(join(tmpdir(), 'problems-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const CIVIC: ModelQuery = { year: 2018, make: 'Honda', model: 'Civic' };
const problems = async (query: Partial<ModelQuery> = {}) =>
  (await createFactsReader(database)({ ...CIVIC, ...query })).problems;
const piece = (name: string, ...lines: string[]) => pieceOf(folder, name, lines, '2026-11-20T08:00:00Z');
const complaints = (...lines: string[]) =>
  bring(database, modelLoaders(database).complaints, [piece('COMPLAINTS_RECEIVED_2020.zip', ...lines)]);

describe('complaints about a model', () => {
  it('count once each, regardless of how many components they name', async () => {
    expect(
      await complaints(
        complaintLine({ 7: 'Y', 10: 2, 11: 1 }),
        complaintLine({ 1: 2, 7: 'Y', 10: 2, 11: 1, 12: 'STEERING:RACK' }),
        complaintLine({ 1: 3, 7: 'Y', 10: 2, 11: 1, 12: 'AIR BAGS' }),
        complaintLine({ 1: 4, 2: 10000002, 9: 'Y', 17: '20210301', 18: 8000 }),
        complaintLine({ 1: 5, 2: 10000003, 18: 0 }),
      ),
    ).toMatchObject({ rows: 5, refused: 0, counted: 5, asOf: '2026-11-20', release: 'COMPLAINTS_RECEIVED_2020' });
    expect((await problems()).complaints).toEqual({
      count: 3,
      crashes: 1,
      fires: 1,
      injuries: 2,
      deaths: 1,
      by_component: [
        { component: 'STEERING', count: 3, crashes: 1, fires: 1 },
        { component: 'AIR BAGS', count: 1, crashes: 1, fires: 0 },
      ],
      by_mileage: [
        { from: 0, to: 10_000, count: 1 },
        { from: 10_000, to: 30_000, count: 0 },
        { from: 30_000, to: 60_000, count: 1 },
        { from: 60_000, to: 100_000, count: 0 },
        { from: 100_000, to: 150_000, count: 0 },
        { from: 150_000, to: null, count: 0 },
      ],
      with_mileage: 2,
      by_model_year: [{ year: 2018, count: 3 }],
      first_received: '2020-01-15',
      last_received: '2021-03-01',
      source: { name: 'NHTSA', release: 'COMPLAINTS_RECEIVED_2020', as_of: '2026-11-20' },
    });
  });

  it('count once when they appear in two files', async () => {
    const { complaints: loader } = modelLoaders(database);
    await bring(database, loader, [
      piece('COMPLAINTS_RECEIVED_2015.zip', complaintLine()),
      piece('COMPLAINTS_RECEIVED_2020.zip', complaintLine({ 12: 'AIR BAGS' })),
    ]);
    expect((await problems()).complaints).toMatchObject({ count: 1, by_component: [{ count: 1 }, { count: 1 }] });
  });

  it('match a line-by-line count, in any order and with differing lines', async () => {
    const { complaints: loader } = modelLoaders(database);
    const line = fc.record({
      2: fc.integer({ min: 10000001, max: 10000006 }),
      6: fc.constantFrom(2017, 2018),
      7: fc.constantFrom('Y', 'N'),
      9: fc.constantFrom('Y', 'N', 'N'),
      10: fc.integer({ min: 0, max: 3 }),
      11: fc.constantFrom(0, 0, 1),
      12: fc.constantFrom('STEERING', 'STEERING:RACK', 'AIR BAGS', 'ENGINE'),
      17: fc.constantFrom('20200115', '20210301', ''),
      18: fc.constantFrom(0, 8000, 42000, 200000),
    });
    // Most lines of a complaint are adjacent and equal.
    const lines = fc
      .array(fc.tuple(line, fc.array(fc.constantFrom('STEERING', 'AIR BAGS', 'ENGINE'), { maxLength: 3 })), {
        maxLength: 8,
      })
      .map((all) => all.flatMap(([first, more]) => [first, ...more.map((component) => ({ ...first, 12: component }))]));
    await fc.assert(
      fc.asyncProperty(lines, lines, async (one, other) => {
        await bring(database, loader, [
          piece('COMPLAINTS_RECEIVED_2015.zip', ...one.map((each) => complaintLine(each))),
          piece('COMPLAINTS_RECEIVED_2020.zip', ...other.map((each) => complaintLine(each))),
        ]);
        const all = [...one, ...other];
        const own = all.filter((each) => each[6] === 2018);
        const { complaints: told } = await problems();
        const numbers = (some: typeof all) => [...new Set(some.map((each) => each[2]))];
        const those = (is: (each: (typeof all)[number]) => boolean) => numbers(own.filter(is)).length;
        const most = (field: 10 | 11 | 18) =>
          numbers(own).map((odino) => Math.max(...own.filter((each) => each[2] === odino).map((each) => each[field])));
        const sum = (values: number[]) => values.reduce((before, value) => before + value, 0);
        expect(told === null).toBe(all.length === 0);
        if (told === null) return;
        expect(told).toMatchObject({
          count: numbers(own).length,
          crashes: those((each) => each[7] === 'Y'),
          fires: those((each) => each[9] === 'Y'),
          injuries: sum(most(10)),
          deaths: sum(most(11)),
          with_mileage: most(18).filter((miles) => miles > 0).length,
          by_mileage: [1, 10_000, 30_000, 60_000, 100_000, 150_000].map((from, at, froms) => ({
            count: most(18).filter((miles) => miles >= from && miles < (froms[at + 1] ?? Infinity)).length,
          })),
        });
        const component = (each: (typeof all)[number]) => each[12].split(':')[0]!;
        expect(new Map(told.by_component.map(({ component: name, ...counts }) => [name, counts]))).toEqual(
          new Map(
            own.map(component).map((name) => [
              name,
              {
                count: those((each) => component(each) === name),
                crashes: those((each) => component(each) === name && each[7] === 'Y'),
                fires: those((each) => component(each) === name && each[9] === 'Y'),
              },
            ]),
          ),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('copy an unchanged file and read only the others', async () => {
    const { complaints: loader } = modelLoaders(database);
    const old = piece('COMPLAINTS_RECEIVED_2015.zip', complaintLine(), complaintLine({ 2: 10000002 }));
    await bring(database, loader, [old, piece('COMPLAINTS_RECEIVED_2020.zip', complaintLine({ 2: 10000003 }))]);
    const again = piece('COMPLAINTS_RECEIVED_2020.zip', complaintLine({ 2: 10000004 }), complaintLine({ 2: 10000005 }));
    expect(await bring(database, loader, [unchanged(old), again])).toMatchObject({ rows: 4, counted: 4 });
    expect((await problems()).complaints?.count).toBe(4);
    await database.transaction((tx) => loader.rollBack(tx));
    expect((await problems()).complaints?.count).toBe(3);
  });

  it('are read once per page and again after another load becomes active', async () => {
    const { complaints: loader } = modelLoaders(database);
    const read = createFactsReader(database);
    const ask = () => read({ year: 2018, make: 'Honda', model: 'Civic', trim: 'LX', elements: { Doors: '4' } });
    await bring(database, loader, [piece('COMPLAINTS_RECEIVED_2015.zip', complaintLine())]);
    const first = await ask();
    expect(await ask()).toBe(first);
    await bring(database, loader, [
      piece('COMPLAINTS_RECEIVED_2015.zip', complaintLine(), complaintLine({ 2: 10000002 })),
    ]);
    expect((await ask()).problems.complaints?.count).toBe(2);
    await database.transaction((tx) => loader.rollBack(tx));
    expect((await ask()).problems.complaints?.count).toBe(1);
  });

  it('are found in either spelling, with the totals of other years', async () => {
    await complaints(
      complaintLine({ 5: 'CIVIC 4DR' }),
      complaintLine({ 2: 10000002, 6: 2017 }),
      complaintLine({ 2: 10000003, 4: 'FORD', 5: 'F-150', 6: 2015 }),
      complaintLine({ 2: 10000004, 4: 'CHEVROLET', 5: 'SILVERADO 2500', 6: 2015 }),
    );
    expect((await problems()).complaints).toMatchObject({
      count: 1,
      by_model_year: [
        { year: 2017, count: 1 },
        { year: 2018, count: 1 },
      ],
    });
    expect((await problems({ year: 2015, make: 'ford', model: 'F150' })).complaints?.count).toBe(1);
    const silverado = { year: 2015, make: 'Chevrolet', model: 'Silverado' };
    expect((await problems({ ...silverado, elements: { Series: '1500' } })).complaints).toBeNull();
    expect((await problems({ ...silverado, elements: { Series: '2500' } })).complaints?.count).toBe(1);
  });

  it('exclude tires, equipment, and unknown model years', async () => {
    await complaints(
      complaintLine({ 46: 'T' }),
      complaintLine({ 46: 'C', 2: 10000002 }),
      complaintLine({ 6: 9999, 2: 10000003 }),
    );
    expect((await problems()).complaints).toBeNull();
    expect((await createFactsReader(database)(CIVIC)).not_loaded).not.toContain('complaints');
  });

  it('reject lines with another layout and import the rest', async () => {
    expect(await complaints('1\t2\t3', complaintLine({ 2: 'ODI' }), complaintLine())).toMatchObject({
      rows: 1,
      refused: 2,
    });
  });

  it('store nothing about who filed them, where, or in which words', async () => {
    await complaints(complaintLine());
    const { rows } = await sql<{ kept: string }>`
      select row_to_json(kept)::text as kept from model_complaint as kept
      union all select row_to_json(kept)::text from model_complaint_sum as kept
      union all select row_to_json(kept)::text from model_name as kept
      union all select row_to_json(kept)::text from model_component as kept`.execute(database.kysely);
    expect(rows.length).toBeGreaterThan(3);
    for (const { kept } of rows) expect(kept).not.toMatch(/SECRET|"OH"|2HGFC2F59JH/);
  });

  it('stay unchanged if a file is invalid', async () => {
    await complaints(complaintLine());
    const { complaints: loader } = modelLoaders(database);
    const html = {
      ...piece('COMPLAINTS_RECEIVED_2020.zip'),
      path: join(folder, 'none.zip'),
      unchanged: false as const,
    };
    await expect(bring(database, loader, [html])).rejects.toBeInstanceOf(ImportError);
    expect((await problems()).complaints?.count).toBe(1);
  });
});

describe('investigations of a model', () => {
  it('are listed once each, open ones first', async () => {
    const lines = [
      investigationLine({ 1: 'PE18001', 7: '20180201', 8: '20190301', 9: '19V123000' }),
      investigationLine(),
      investigationLine({ 5: 'AIR BAGS' }),
      investigationLine({ 1: 'EA21001', 4: 2019 }),
    ];
    await bring(database, modelLoaders(database).investigations, [piece('FLAT_INV.zip', ...lines)]);
    expect((await problems()).investigations).toEqual({
      count: 2,
      open: 1,
      items: [
        {
          ...{ number: 'PE20001', opened: '2020-02-01', closed: null, is_open: true, campaign: null },
          ...{ components: ['AIR BAGS', 'STEERING'], subject: 'Sticky steering' },
        },
        {
          ...{ number: 'PE18001', opened: '2018-02-01', closed: '2019-03-01', is_open: false, campaign: '19V123000' },
          ...{ components: ['STEERING'], subject: 'Sticky steering' },
        },
      ],
      source: { name: 'NHTSA', release: 'FLAT_INV', as_of: '2026-11-20' },
    });
  });
});

describe('communications about a model', () => {
  it('are listed once each, newest first, with a truncated summary', async () => {
    const { communications: loader } = modelLoaders(database);
    const long = 'Word '.repeat(200);
    const lines = [
      communicationLine(),
      communicationLine({ 12: 'A maker’s system' }),
      communicationLine({ 11: 'AIR BAGS' }),
      communicationLine({ 1: 10170002, 4: '', 5: '20210101', 14: long }),
      communicationLine({ 1: 10170003, 10: 2019 }),
    ];
    // A line that differs only in the manufacturer’s own component is a duplicate.
    expect(await bring(database, loader, [piece('TSBS_RECEIVED_2020.zip', ...lines)])).toMatchObject({
      rows: 4,
      counted: 4,
    });
    const { communications } = await problems();
    expect(communications).toMatchObject({
      count: 2,
      items: [
        { id: '10170002', number: null, date: '2021-01-01', components: ['STEERING'] },
        { id: '10170001', number: 'A20-001', date: '2020-02-15', components: ['AIR BAGS', 'STEERING'] },
      ],
    });
    expect(communications!.items[0]!.summary.length).toBeLessThanOrEqual(400);
  });
});
