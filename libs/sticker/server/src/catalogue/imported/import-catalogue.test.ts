import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueMigrations } from '../migrations.ts';
import { importCatalogue } from './import-catalogue.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'catalogue', migrations: catalogueMigrations }] });
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
});
beforeEach(() => database.asOwner((owner) => sql`truncate catalogue_entry`.execute(owner)));
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const bring = async (content: string, source: string | null = 'Dealer group') => {
  const file = join(folder, 'catalogue');
  writeFileSync(file, content);
  const result = await importCatalogue(database, file, { source, today: '2026-11-20' });
  return { ...result, errors: result.errorFile ? readFileSync(result.errorFile, 'utf8').trim().split('\n') : [] };
};
const stored = async () =>
  (
    await sql<{ source_id: string; detail: object }>`
      select source_id, kind, trim_key, detail, place, as_of, sample from catalogue_entry order by place`.execute(
      database.kysely,
    )
  ).rows;

describe('npm run import -- catalogue', () => {
  it('imports CSV: trims, colors, options, packages, and prices', async () => {
    const { kept, errors } = await bring(
      [
        'Kind,Year,Make,Model,Trim,Name,Code,Hex,Category,Price,Destination,Preselected,As of',
        'trim,2014,FORD,Escape,SE,,,,,"$26,000.50",895,,2014-01-31',
        'exterior,2014,ford,ESCAPE,,Ruby Red,RR,7C1420,,395,,,',
        'package,2014,Ford,Escape,SE,Cold weather,68W,,Packages,,,yes,',
      ].join('\n'),
    );
    expect([kept, errors]).toEqual([3, []]);
    expect(await stored()).toMatchObject([
      {
        kind: 'trim',
        detail: { name: 'SE', msrp: 2_600_050, destination: 89_500 },
        as_of: '2014-01-31',
        sample: false,
      },
      {
        kind: 'exterior',
        detail: { name: 'Ruby Red', code: 'RR', hex: '#7c1420', price: 39_500 },
        as_of: '2026-11-20',
      },
      { kind: 'item', trim_key: 'SE', detail: { category: 'Packages', price: null, preselected: true } },
    ]);
  });

  it('imports NDJSON: standard equipment, ratings, parts content, and specifications', async () => {
    const own = { year: 2014, make: 'Ford', model: 'Escape' };
    const { kept, errors } = await bring(
      [
        { ...own, kind: 'standard', category: 'Safety', name: 'Rear view camera' },
        { ...own, kind: 'safety', overall: 4, frontal_driver: 5, rollover: 'Not rated' },
        {
          ...own,
          kind: 'parts',
          us_canadian_percent: 60,
          country_1: 'Mexico',
          percent_1: '20 %',
          assembly: 'Louisville',
        },
        { ...own, kind: 'specification', name: 'Engine', value: '1.6 L' },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    expect([kept, errors]).toEqual([4, []]);
    expect((await stored()).map(({ detail }) => detail)).toEqual([
      { category: 'Safety', name: 'Rear view camera' },
      {
        stars: {
          overall: 4,
          frontal_driver: 5,
          frontal_passenger: null,
          side_front: null,
          side_rear: null,
          rollover: null,
        },
      },
      {
        content: {
          us_canadian_percent: 60,
          others: [{ country: 'Mexico', percent: 20 }],
          assembly: 'Louisville',
          engine_from: null,
          transmission_from: null,
        },
      },
      { name: 'Engine', value: '1.6 L' },
    ]);
  });

  it('is idempotent, and a corrected line replaces the old one', async () => {
    const head = 'kind,year,make,model,name,category,price\n';
    const file = `${head}option,2014,Ford,Escape,Roof,Technology,1400\noption,2014,Ford,Escape,Liftgate,Technology,500\n`;
    await bring(file);
    const before = await stored();
    await bring(file);
    expect(await stored()).toEqual(before);
    await bring(`${head}option,2014,FORD,escape,roof,technology,1500\n`);
    expect((await stored()).map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([expect.objectContaining({ price: 150_000 }), expect.objectContaining({ price: 50_000 })]),
    );
    expect(await stored()).toHaveLength(2);
  });

  it('uses the source’s record id as the key, whatever the line contains', async () => {
    await bring('kind,year,make,model,name,record_id\nexterior,2014,Ford,Escape,Red,A1\n');
    await bring('kind,year,make,model,name,record_id\nexterior,2014,Ford,Escape,Ruby Red,A1\n');
    expect(await stored()).toMatchObject([{ source_id: 'A1', detail: { name: 'Ruby Red' } }]);
  });

  it('reports errors by line and imports the rest', async () => {
    const { kept, errors } = await bring(
      [
        'kind,year,make,model,trim,name,category,price,hex,overall,us_canadian_percent,country_1,percent_1,source',
        'option,2014,Ford,Escape,,Roof,Technology,1400,,,,,,',
        'wheel,2014,Ford,Escape,,Roof,,,,,,,,',
        'option,14,Ford,Escape,,Roof,Technology,,,,,,,',
        'option,2014,Ford,Escape,,Roof,Technology,cheap,,,,,,',
        'option,2014,Ford,Escape,,Roof,,,,,,,,',
        'exterior,2014,Ford,Escape,,,,,,,,,,',
        'exterior,2014,Ford,Escape,,Red,,,red,,,,,',
        'trim,2014,Ford,Escape,,,,,,,,,,',
        'safety,2014,Ford,Escape,,,,,,6,,,,',
        'safety,2014,Ford,Escape,,,,,,,,,,',
        'parts,2014,Ford,Escape,,,,,,,80,Mexico,30,',
        'parts,2014,Ford,Escape,,,,,,,,,,',
        'specification,2014,Ford,Escape,,Engine,,,,,,,,',
        'exterior,2014,--,Escape,,Red,,,,,,,,',
        'exterior,2014,Ford,Escape,,Red,,,,,,,,sample-catalog',
      ].join('\n'),
    );
    expect(kept).toBe(1);
    expect(errors).toEqual([
      'Line 3 has an invalid value in "kind"',
      'Line 4 has an invalid value in "year"',
      'Line 5 has an invalid value in "price"',
      'Line 6 is missing a category in "category"',
      'Line 7 is missing a name in "name"',
      'Line 8 has an invalid value in "hex"',
      'Line 9 is missing a trim in "trim"',
      'Line 10 has an invalid value in "overall"',
      'Line 11 is missing star ratings in all columns',
      'Line 12 has percentages that add up to more than 100',
      'Line 13 is missing parts content in all columns',
      'Line 14 is missing a value in "value"',
      'Line 15 has a make or model with no letters or digits',
      'Line 16 has the source "sample-catalog", which is reserved for sample data',
    ]);
  });

  it('docs/decisions.md §5: rejects a line without a source', async () => {
    const { errors } = await bring('kind,year,make,model,name\nexterior,2014,Ford,Escape,Red\n', null);
    expect(errors[0]).toContain('enter a source for the whole file when you import it');
  });

  it('keeps text unchanged: other scripts, emoji, quotes, and SQL-like text', async () => {
    const names = ['Azul índigo', 'أحمر', '🔴 Red', `O'Brien "special"; drop table catalogue_entry; --`];
    await bring(
      names
        .map((name) => JSON.stringify({ kind: 'exterior', year: 2014, make: 'Ford', model: 'Escape', name }))
        .join('\n'),
    );
    expect((await stored()).map(({ detail }) => (detail as { name: string }).name)).toEqual(names);
  });
});
