import type { Jobs } from '@vinlore/jobs';
import type { Letter } from '@vinlore/mail';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReportApi, recordOf } from '../testing/report-api.ts';
import { defineTellOwners } from './tell-owners.ts';

const VIN = '1HGCM82633A004352';
const SOURCE = 'Inspections of a test';

let bench: Awaited<ReturnType<typeof createReportApi>>;
const letters: Letter[] = [];
let tell: (record: object) => Promise<void>;
beforeAll(async () => {
  bench = await createReportApi();
  await bench.keep([recordOf(VIN, 'one'), recordOf(VIN, 'two', '2019-01-01')]);
  const define = ((_name: string, _schema: unknown, handler: (record: object, run: object) => Promise<void>) => {
    tell = (record) => handler(record, { signal: new AbortController().signal });
    return () => Promise.resolve('1');
  }) as unknown as Jobs['define'];
  defineTellOwners({
    database: bench.database,
    jobs: { define },
    mail: { send: (_tx, letter) => Promise.resolve(void letters.push(letter)) },
    brands: [testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })],
    origin: ({ key }) => `https://${key}.test`,
    contactOf: (_source, _brand, id) => Promise.resolve({ email: `${id.slice(0, 4)}@example.com`, language: null }),
    clock: () => bench.stage.now,
  });
});
beforeEach(async () => {
  letters.length = 0;
  await bench.database.asOwner((owner) => sql`truncate report cascade`.execute(owner));
});
afterAll(() => bench.database.drop());

const pass = (days: number) => (bench.stage.now = new Date(bench.stage.now.getTime() + days * 86_400_000));
const make = async (brand: string, gen = '', member = 'member') =>
  (
    await bench.form(
      '/api-cwa/generate-report',
      { vin: VIN, ...(gen && { gen }) },
      `${brand} ${member}`,
      `${brand}.localhost`,
    )
  ).data as { id: string };
const changed = (record_id: string) => tell({ source: SOURCE, record_id, vin: VIN });

describe('docs/decisions.md §4: when a record changes, owners of reports that show it', () => {
  it('get an email at every brand in its language, and a free new version', async () => {
    const { id } = await make('one');
    await make('dos');
    pass(60);
    await changed('one');
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['1111@example.com', expect.stringContaining('Report record updated: ')],
      ['1111@example.com', expect.stringContaining('Registro actualizado: ')],
    ]);
    expect(letters[0]!.text).toContain(`/members/reports/${id}`);
    const before = bench.stage.spent;
    await make('one', 'regenerate');
    expect(bench.stage.spent).toBe(before);
  });

  it('get one email a day, however many records change and however often the job runs', async () => {
    await make('one');
    await changed('one');
    await changed('one');
    await changed('two');
    expect(letters).toHaveLength(1);
    pass(2);
    await changed('two');
    expect(letters).toHaveLength(2);
  });

  it('are the only ones notified, not owners of reports with other records or vehicles', async () => {
    await make('one');
    await changed('three');
    await tell({ source: 'Another', record_id: 'one', vin: VIN });
    await tell({ source: SOURCE, record_id: 'one', vin: '1HGCM82663A004331' });
    expect(letters).toEqual([]);
  });
});
