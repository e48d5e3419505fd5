import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase, zipOf } from '@vinlore/testing-node';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recallMigrations } from '../migrations.ts';
import { flatLine } from '../testing/flat-lines.ts';
import { importRecalls } from './import-recalls.ts';

const TODAY = '2026-11-20';
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'recall', migrations: recallMigrations }] });
  folder = mkdtempSync(join(tmpdir(), 'recalls-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await database.asOwner((owner) => sql`truncate recall_vehicle, recall_campaign, recall_source`.execute(owner));
});

const bring = async (content: string | Uint8Array, name = 'FLAT_RCL_POST_2010.txt') => {
  const file = join(folder, name);
  writeFileSync(file, content);
  const result = await importRecalls(database, file, TODAY);
  return { ...result, errors: result.errorFile ? readFileSync(result.errorFile, 'utf8').trim().split('\n') : [] };
};
const rowsOf = async (table: 'recall_vehicle' | 'recall_campaign' | 'recall_source', order: string) =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by ${sql.ref(order)}`.execute(
      database.kysely,
    )
  ).rows;
/** Returns all stored rows with their versions. */
const stored = async () => ({
  vehicles: (
    await sql<Record<string, unknown>>`select *, xmin::text from recall_vehicle order by record_id`.execute(
      database.kysely,
    )
  ).rows,
  campaigns: (
    await sql<Record<string, unknown>>`select *, xmin::text from recall_campaign order by campaign`.execute(
      database.kysely,
    )
  ).rows,
});

describe('npm run import -- recalls', () => {
  it('reads NHTSA’s lines with 29 and with 27 fields', async () => {
    const { kept, faults } = await bring(
      [
        flatLine({ do_not_drive: 'Yes', park_outside: 'Yes', mfgcampno: 'Z3T', bgman: '20170101', endman: '20181231' }),
        flatLine({ record_id: '2', campno: '19V182000', modeltxt: 'ACCORD 4DR' }, 27),
      ].join('\r\n'),
    );
    expect([kept, faults]).toEqual([2, 0]);
    const [old, young] = await rowsOf('recall_campaign', 'campaign');
    expect(young).toEqual({
      slot: 0,
      source: 'NHTSA',
      campaign: '20V314000',
      maker_campaign: 'Z3T',
      manufacturer: 'Honda (American Honda Motor Co.)',
      type: 'vehicle',
      received: '2020-05-28',
      summary: 'The low-pressure fuel pump may fail.',
      consequence: 'The engine can stall while driving.',
      remedy: 'Dealers will replace the fuel pump, free of charge.',
      notes: '',
      affected: 135_806,
      park_it: true,
      park_outside: true,
      over_the_air: false,
    });
    expect(old).toMatchObject({ campaign: '19V182000', park_it: false, park_outside: false });
    expect(await rowsOf('recall_vehicle', 'record_id')).toMatchObject([
      { record_id: '1', built_from: '2017-01-01', built_to: '2018-12-31', year: 2018, weight: null },
      { record_id: '2', make_key: 'HONDA', model: 'ACCORD 4DR', model_key: 'ACCORD' },
    ]);
    expect(await rowsOf('recall_source', 'source')).toMatchObject([
      { source: 'NHTSA', as_of: '2020-06-01', sample: false },
    ]);
  });

  it('keeps a parking warning when a 27-field line replaces it, and clears it for a 29-field line', async () => {
    const parking = async () =>
      (await rowsOf('recall_campaign', 'campaign')).map((row) => [row.park_it, row.park_outside]);
    const warns = flatLine({ do_not_drive: 'Yes', park_outside: 'Yes' });
    const silent = flatLine({ record_id: '2', modeltxt: 'ACCORD' }, 27);
    await bring([warns, silent].join('\r\n'));
    expect(await parking()).toEqual([[true, true]]);
    await bring([flatLine({}, 27), silent].join('\r\n'));
    expect(await parking()).toEqual([[true, true]]);
    await bring([flatLine(), silent].join('\r\n'));
    expect(await parking()).toEqual([[false, false]]);
  });

  it('accepts NHTSA’s ZIP or the text inside it, and either replaces the other', async () => {
    const text = [flatLine(), flatLine({ record_id: '2', campno: '19V182000' }, 27)].join('\r\n');
    await bring(text);
    const before = await stored();
    expect(await bring(zipOf('FLAT_RCL_POST_2010.txt', text), 'FLAT_RCL_POST_2010.zip')).toMatchObject({
      kept: 2,
      faults: 0,
    });
    expect(await stored()).toEqual(before);
    expect(await bring(zipOf('readme.pdf', ''), 'FLAT_RCL_POST_2010.zip').catch(String)).toContain(
      'doesn’t contain a file',
    );
  });

  it('treats quotes as text, and decodes invalid UTF-8 lines as cp1252 line by line', async () => {
    const { kept, faults } = await bring(
      Buffer.concat([
        Buffer.from(`${flatLine({ desc_defect: '"Takata" 12" inflator', notes: 'señal' })}\n`),
        Buffer.from(flatLine({ record_id: '2', campno: '19V182000', desc_defect: 'caf\xe9 \x96 d\xe9faut' }), 'latin1'),
        Buffer.from('\n'),
      ]),
    );
    expect([kept, faults]).toEqual([2, 0]);
    expect(await rowsOf('recall_campaign', 'campaign')).toMatchObject([
      { summary: 'café – défaut' },
      { summary: '"Takata" 12" inflator', notes: 'señal' },
    ]);
  });

  it('stores year 9999 as unknown, and uses the notes as the text before 1977', async () => {
    await bring(
      flatLine({ campno: '74V005000', yeartxt: '9999', desc_defect: '', notes: 'POSSIBILITY THAT BOLTS LOOSEN' }),
    );
    expect(await rowsOf('recall_vehicle', 'record_id')).toMatchObject([{ year: null }]);
    expect(await rowsOf('recall_campaign', 'campaign')).toMatchObject([
      { summary: 'POSSIBILITY THAT BOLTS LOOSEN', notes: '' },
    ]);
  });

  it('bad input: writes broken lines with their numbers to the error file and imports the rest', async () => {
    const { kept, errors } = await bring(
      [
        flatLine(),
        'only\tthree\tfields',
        flatLine({ record_id: '' }),
        flatLine({ campno: 'NONE' }),
        flatLine({ yeartxt: 'MMXX' }),
        flatLine({ rcltypecd: 'Q' }),
        flatLine({ rcdate: '20200231' }),
        flatLine({ potaff: '-5' }),
        flatLine({ modeltxt: ' ' }),
        '',
        flatLine({ record_id: '2', desc_defect: 'with \0 in it' }),
      ].join('\n'),
    );
    expect(kept).toBe(2);
    expect(errors).toEqual([
      'Line 2 has 3 fields instead of 27 or 29',
      'Line 3 has no record ID in the first field',
      'Line 4 has an invalid recall number: "NONE"',
      'Line 5 has an invalid model year: "MMXX"',
      'Line 6 has an unknown recall type; NHTSA uses V, E, T, and C',
      'Line 7 has an invalid date in RCDATE or DATEA',
      'Line 8 has an invalid number of vehicles: "-5"',
      'Line 9 is missing the make or model',
    ]);
  });

  it('bad input: changes nothing for an empty file, a damaged archive, or a missing file', async () => {
    await bring(flatLine());
    const before = await stored();
    expect(await bring('')).toMatchObject({ kept: 0, faults: 0 });
    await expect(bring('no archive', 'FLAT_RCL_POST_2010.zip')).rejects.toThrow('isn’t a ZIP archive');
    await expect(importRecalls(database, join(folder, 'none.txt'), TODAY)).rejects.toThrow('File not found');
    expect(await stored()).toEqual(before);
  });

  it('is idempotent: the same lines in any order write nothing', async () => {
    const line = fc.record({
      record_id: fc.integer({ min: 1, max: 30 }).map(String),
      modeltxt: fc.constantFrom('CIVIC', 'CIVIC 4DR', 'CR-V', 'ACCORD'),
      compname: fc.constantFrom('AIR BAGS', 'STEERING'),
    });
    const lines = fc.uniqueArray(line, { selector: ({ record_id: id }) => id, minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(lines, async (some) => {
        await database.asOwner((owner) => sql`truncate recall_vehicle, recall_campaign, recall_source`.execute(owner));
        const texts = some.map((says) => flatLine(says));
        await bring(texts.join('\n'));
        const before = await stored();
        expect(before.vehicles).toHaveLength(some.length);
        await bring(texts.reverse().join('\n'));
        expect(await stored()).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  it('replaces a changed line, and deletes a withdrawn one with its campaign', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => flatLine({ record_id: String(at + 100), yeartxt: '2019' }));
    await bring([flatLine({ campno: '18V001000' }), ...lines].join('\n'));
    await bring([flatLine({ record_id: '100', yeartxt: '2020' }), ...lines.slice(1)].join('\n'));
    const kept = await rowsOf('recall_vehicle', 'record_id');
    expect(kept).toHaveLength(20);
    expect(kept[0]).toMatchObject({ record_id: '100', year: 2020 });
    expect((await rowsOf('recall_campaign', 'campaign')).map(({ campaign }) => campaign)).toEqual(['20V314000']);
  });

  it('deletes nothing for a truncated file or one with broken lines, and only rows of the same file', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => flatLine({ record_id: String(at + 100) }));
    await bring(flatLine({ record_id: '7' }), 'FLAT_RCL_PRE_2010.txt');
    await bring(lines.join('\n'));
    await bring(lines.slice(0, 10).join('\n'));
    await bring([...lines.slice(0, 19), 'broken'].join('\n'));
    expect(await rowsOf('recall_vehicle', 'record_id')).toHaveLength(21);
    await bring(lines.slice(0, 19).join('\n'));
    expect(await rowsOf('recall_vehicle', 'record_id')).toHaveLength(20);
  });
});
