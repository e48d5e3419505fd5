import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDataFile, OpenDataLoader } from '@vinlore/server-kit';
import { createTranslator } from '@vinlore/i18n';
import { createTestDatabase, type TestDatabase, zipOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerFor } from '../calls/answer.ts';
import { recallCountries } from '../look-up/recall-countries.ts';
import { recallTable } from '../look-up/recall-look-up.ts';
import { recallServerMessages } from '../messages/index.ts';
import { recallMigrations } from '../migrations.ts';
import { recallStock } from '../store/recall-stock.ts';
import { flatLine } from '../testing/flat-lines.ts';
import { importRecalls } from './import-recalls.ts';
import { canadaRecalls } from './load-canada.ts';
import { nhtsaRecalls } from './load-nhtsa.ts';

const TODAY = '2026-11-24';
const [POST, PRE] = ['FLAT_RCL_POST_2010.zip', 'FLAT_RCL_PRE_2010.zip'];
const CIVIC = { year: 2018, make: 'HONDA', model: 'Civic' };

let database: TestDatabase;
let folder: string;
let used: number;
beforeEach(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'recall', migrations: recallMigrations }] });
  folder = mkdtempSync(join(tmpdir(), 'open-recalls-'));
  used = 0;
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const onUse = () => Promise.resolve(void used++);
const nhtsa = () => nhtsaRecalls(database, () => TODAY, onUse);
const canada = () => canadaRecalls(database, () => TODAY, onUse);
const about = { bytes: 1, sha256: '', modified: null };
function zipped(name: string, lines: readonly string[]): OpenDataFile {
  const path = join(folder, name);
  writeFileSync(path, zipOf(name.replace('.zip', '.txt'), lines.join('\n')));
  return { ...about, name, path, unchanged: false };
}
const same = (name: string): OpenDataFile => ({ ...about, name, path: null, unchanged: true });
const load = (loader: OpenDataLoader, files: readonly OpenDataFile[]) =>
  loader.load(files, { signal: new AbortController().signal, onProgress: () => {} });
async function use(loader: OpenDataLoader, files: readonly OpenDataFile[]) {
  const loaded = await load(loader, files);
  await database.transaction((tx) => loader.use(tx));
  return loaded;
}
const campaigns = async (vehicle = CIVIC) =>
  (await recallTable(database)(vehicle)).recalls.map(({ campaign }) => campaign).sort();

describe('NHTSA’s recalls as open data', () => {
  it('load both files in both layouts and replace everything from before', async () => {
    const loader = nhtsa();
    const young = [
      flatLine({ record_id: '1', campno: '18V100000', datea: '20260101', do_not_drive: 'Yes' }),
      flatLine({ record_id: '2', campno: '19V200000', datea: '20261101' }),
    ];
    const old = [flatLine({ record_id: '3', campno: '09V300000' }).split('\t').slice(0, 27).join('\t')];
    expect(await use(loader, [zipped(POST, young), zipped(PRE, old)])).toEqual({
      rows: 3,
      refused: 0,
      asOf: '2026-11-01',
      release: null,
    });
    expect(await campaigns()).toEqual(['09V300000', '18V100000', '19V200000']);
    expect([used, await loader.count()]).toEqual([1, 3]);
    // Withdrawn by NHTSA.
    await use(loader, [zipped(POST, young.slice(0, 1)), zipped(PRE, old)]);
    expect(await campaigns()).toEqual(['09V300000', '18V100000']);
    expect(await recallStock(database)).toMatchObject({ rows: 2, estimated: false, name: 'NHTSA' });
  });

  it('are hidden until activated, and the previous load can be restored with its date', async () => {
    const loader = nhtsa();
    const line = (campno: string, datea: string) => zipped(POST, [flatLine({ record_id: '1', campno, datea })]);
    await use(loader, [line('18V100000', '20261101')]);
    await load(loader, [line('19V200000', '20261102')]);
    expect(await campaigns()).toEqual(['18V100000']);
    await database.transaction((tx) => loader.use(tx));
    const seen = async () => [await campaigns(), (await recallTable(database)(CIVIC)).sources[0]!.as_of];
    expect(await seen()).toEqual([['19V200000'], '2026-11-02']);
    expect(await database.transaction((tx) => loader.rollBack(tx))).toBe(true);
    expect(await seen()).toEqual([['18V100000'], '2026-11-01']);
    expect(await database.transaction((tx) => loader.rollBack(tx))).toBe(true);
    expect(await seen()).toEqual([['19V200000'], '2026-11-02']);
  });

  it('copy an unchanged file with its campaigns and date, and count a moved line once', async () => {
    const old = [
      flatLine({ record_id: '3', campno: '09V300000', datea: '20261110', park_outside: 'Yes' }),
      flatLine({ record_id: '4', campno: '09V400000', datea: '20261110' }),
    ];
    await use(nhtsa(), [zipped(POST, [flatLine({ record_id: '1', campno: '18V100000' })]), zipped(PRE, old)]);
    const young = [flatLine({ record_id: '2', campno: '19V200000', datea: '20260101' }), old[1]!];
    expect(await use(nhtsa(), [zipped(POST, young), same(PRE)])).toMatchObject({ rows: 3, asOf: '2026-11-10' });
    expect(await campaigns()).toEqual(['09V300000', '09V400000', '19V200000']);
    const { recalls } = await recallTable(database)(CIVIC);
    expect(recalls.find(({ campaign }) => campaign === '09V300000')!.park_outside).toBe(true);
  });

  it("keep a warning from any line of a campaign, and drop none if a file doesn't mention it", async () => {
    const silent = (record_id: string) =>
      flatLine({ record_id, campno: '18V100000' }).split('\t').slice(0, 27).join('\t');
    const parks = async () => (await recallTable(database)(CIVIC)).recalls[0]!.park_it;
    const says = flatLine({ record_id: '2', campno: '18V100000', do_not_drive: 'Yes' });
    await use(nhtsa(), [zipped(POST, [silent('1'), says])]);
    expect(await parks()).toBe(true);
    await use(nhtsa(), [zipped(POST, [silent('1'), silent('2')])]);
    expect(await parks()).toBe(true);
    await use(nhtsa(), [zipped(POST, [silent('1'), flatLine({ record_id: '2', campno: '18V100000' })])]);
    expect(await parks()).toBe(false);
  });

  it('count unreadable lines, ignore future dates, and keep duplicate lines once', async () => {
    const line = flatLine({ record_id: '1', campno: '18V100000', datea: '20991231' });
    expect(await load(nhtsa(), [zipped(POST, [line, line, 'nonsense'])])).toMatchObject({
      ...{ rows: 1, refused: 1, asOf: null },
    });
  });

  it('include a manual import until the next load replaces it', async () => {
    await use(nhtsa(), [zipped(POST, [flatLine({ record_id: '1', campno: '18V100000' })])]);
    const file = join(folder, 'FLAT_RCL_POST_2010.txt');
    const lines = Array.from({ length: 12 }, (_, at) => flatLine({ record_id: String(at + 1), campno: '18V100000' }));
    writeFileSync(file, [...lines, flatLine({ record_id: '99', campno: '19V200000' })].join('\n'));
    await importRecalls(database, file, TODAY);
    expect(await campaigns()).toEqual(['18V100000', '19V200000']);
    await use(nhtsa(), [zipped(POST, [flatLine({ record_id: '1', campno: '18V100000' })])]);
    expect(await campaigns()).toEqual(['18V100000']);
  });
});

describe('Transport Canada’s recalls as open data', () => {
  const HEADER = [
    ...['RECALL_NUMBER_NUM', 'YEAR', 'MANUFACTURER_RECALL_NO_TXT', 'CATEGORY_ETXT', 'CATEGORY_FTXT', 'MAKE_NAME_NM'],
    ...['MODEL_NAME_NM', 'UNIT_AFFECTED_NBR', 'SYSTEM_TYPE_ETXT', 'SYSTEM_TYPE_FTXT', 'NOTIFICATION_TYPE_ETXT'],
    ...['NOTIFICATION_TYPE_FTXT', 'COMMENT_ETXT', 'COMMENT_FTXT', 'RECALL_DATE_DTE'],
  ];
  const USUAL: Record<string, string> = {
    RECALL_NUMBER_NUM: '2018123',
    YEAR: '2018',
    CATEGORY_ETXT: 'Car',
    CATEGORY_FTXT: 'Automobile',
    MAKE_NAME_NM: 'HONDA',
    MODEL_NAME_NM: 'CIVIC',
    UNIT_AFFECTED_NBR: '2,700.00',
    SYSTEM_TYPE_ETXT: 'Airbag',
    SYSTEM_TYPE_FTXT: 'Sac gonflable',
    COMMENT_ETXT: 'On certain vehicles, the airbag may not "deploy".',
    COMMENT_FTXT: 'Sur certains véhicules…',
    RECALL_DATE_DTE: '2018-05-04',
  };
  const row = (changes: Record<string, string> = {}) =>
    HEADER.map((name) => `"${({ ...USUAL, ...changes }[name] ?? '').replaceAll('"', '""')}"`).join(',');
  function csv(rows: readonly string[], header: readonly string[] = HEADER): OpenDataFile {
    const path = join(folder, 'vrdb_full_monthly.csv');
    writeFileSync(path, [header.join(','), ...rows].join('\r\n'));
    return { ...about, name: 'vrdb_full_monthly.csv', path, unchanged: false };
  }

  it('are found next to NHTSA’s, with their own source and date', async () => {
    await use(nhtsa(), [zipped(POST, [flatLine({ record_id: '1', campno: '18V100000', datea: '20261101' })])]);
    expect(await use(canada(), [csv([row(), row({ MODEL_NAME_NM: 'FIT' })])])).toMatchObject({
      ...{ rows: 2, refused: 0, asOf: '2018-05-04' },
    });
    const { recalls, sources } = await recallTable(database)(CIVIC);
    expect(sources.map(({ name, as_of, records }) => [name, as_of, records])).toEqual([
      ['NHTSA', '2026-11-01', 1],
      ['Transport Canada', '2018-05-04', 1],
    ]);
    expect(await recallCountries(database)).toEqual(new Set(['US', 'CA']));
    expect(recalls.find(({ source }) => source === 'Transport Canada')).toMatchObject({
      campaign: '2018123',
      type: 'vehicle',
      received: '2018-05-04',
      components: ['AIRBAG'],
      summary: 'On certain vehicles, the airbag may not "deploy".',
      affected: 2_700,
    });
    await database.transaction((tx) => canada().rollBack(tx));
    expect(await campaigns()).toEqual(['18V100000', '2018123']);
  });

  it("alone say nothing about the United States while its recalls aren't loaded", async () => {
    expect(await recallCountries(database)).toEqual(new Set());
    await use(canada(), [csv([row()])]);
    const text = createTranslator<Record<string, string>>('en', recallServerMessages.en);
    const answer = await answerFor(recallTable(database), { ...CIVIC, vin: null }, text);
    expect([answer.state, answer.recalls.length]).toEqual(['not-loaded', 1]);
    expect(await recallCountries(database)).toEqual(new Set(['CA']));
  });

  it('distinguish tires and child seats, and ignore unknown years in lookups', async () => {
    await use(canada(), [
      csv([
        row({ RECALL_NUMBER_NUM: '2001001', CATEGORY_ETXT: 'Tire' }),
        row({ RECALL_NUMBER_NUM: '2001002', CATEGORY_ETXT: 'Child Car Seat' }),
        row({ RECALL_NUMBER_NUM: '2001003', YEAR: '0' }),
      ]),
    ]);
    const types = (await recallTable(database)(CIVIC)).recalls.map(({ campaign, type }) => [campaign, type]);
    expect(types.sort()).toEqual([
      ['2001001', 'tire'],
      ['2001002', 'child-seat'],
    ]);
  });

  it.each([
    ['no number', { RECALL_NUMBER_NUM: 'x' }],
    ['no make', { MAKE_NAME_NM: ' ' }],
    ['a year that is none', { YEAR: '20l8' }],
    ['a count that is none', { UNIT_AFFECTED_NBR: 'many' }],
    ['a day that no calendar has', { RECALL_DATE_DTE: '2018-02-30' }],
  ])('bad input: %s refuses the line', async (_what, changes) => {
    expect(await load(canada(), [csv([row(), row({ RECALL_NUMBER_NUM: '2001004', ...changes })])])).toMatchObject({
      ...{ rows: 1, refused: 1 },
    });
  });

  it('reject the file if a column changed, and keep the previous data', async () => {
    await use(canada(), [csv([row()])]);
    const renamed = HEADER.map((name) => (name === 'MODEL_NAME_NM' ? 'MODEL' : name));
    await expect(load(canada(), [csv([row()], renamed)])).rejects.toThrow('The header row is missing MODEL_NAME_NM.');
    expect(await campaigns()).toEqual(['2018123']);
  });
});

it('keep imports made before slots existed', async () => {
  const early = await createTestDatabase({
    migrations: [{ slice: 'recall', migrations: recallMigrations.filter(({ name }) => name < '0004') }],
  });
  await sql`insert into recall_source (source, sample) values ('NHTSA', false), ('Sample recalls', true)`.execute(
    early.kysely,
  );
  for (const source of ['NHTSA', 'Sample recalls']) {
    await sql`insert into recall_campaign
      (source, campaign, manufacturer, type, summary, consequence, remedy, notes, over_the_air)
      values (${source}, '18V100000', '', 'vehicle', '', '', '', '', false)`.execute(early.kysely);
    await sql`insert into recall_vehicle
      (source, record_id, campaign, file, make, model, make_key, model_key, year, component)
      values (${source}, '1', '18V100000', 'F', 'HONDA', 'CIVIC', 'honda', 'civic', 2018, '')`.execute(early.kysely);
  }
  await early.asOwner((owner) => recallMigrations.find(({ name }) => name === '0004-slots')!.up(owner));
  const { rows } = await sql<{ name: string; slot: number | null }>`
    select name, slot from recall_slot order by name`.execute(early.kysely);
  expect(rows).toEqual([
    { name: 'canada-recalls', slot: null },
    { name: 'recalls', slot: 0 },
    { name: 'sample', slot: 4 },
  ]);
  const slots = await sql<{ slot: number }>`select slot from recall_vehicle order by slot`.execute(early.kysely);
  expect(slots.rows.map(({ slot }) => slot)).toEqual([0, 4]);
  await early.drop();
});
