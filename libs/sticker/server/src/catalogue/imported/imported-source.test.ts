import { LineFault } from '@vinlore/server-kit';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueMigrations } from '../migrations.ts';
import type { CatalogueText } from '../source.ts';
import type { CatalogueQuery } from '../sticker-catalogue.ts';
import { importedSource } from './imported-source.ts';
import { keepEntries } from './keep-entries.ts';
import { readEntry, SAMPLE_SOURCE } from './read-entry.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'catalogue', migrations: catalogueMigrations }] });
});
beforeEach(() => database.asOwner((owner) => sql`truncate catalogue_entry`.execute(owner)));
afterAll(() => database.drop());

type Line = Record<string, string>;
const keep = (lines: readonly Line[], source = 'Dealer group', asOf = '2026-01-02') =>
  keepEntries(
    database.kysely,
    lines.map((line, place) => {
      const record = { year: '2014', make: 'Ford', model: 'Escape', ...line };
      const entry = readEntry(record, place, { source, today: asOf, sample: source === SAMPLE_SOURCE });
      if (entry instanceof LineFault) throw new Error(entry.words.en);
      return entry;
    }),
  );
const find = (query: Partial<CatalogueQuery> = {}) =>
  importedSource(database).find(
    { year: 2014, make: 'Ford', model: 'Escape', trim: null, ...query },
    // It contains no text of our own.
    {} as CatalogueText,
  );

const option = (name: string, more: Line = {}) => ({ kind: 'option', category: 'Packages', name, ...more });

describe('imported catalogs', () => {
  it("replace the trim's engine with the one encoded in the VIN", async () => {
    await keep([
      option('2.5L I4', { preselected: 'yes' }),
      option('1.6L I4 turbo'),
      option('Roof', { preselected: 'yes' }),
    ]);
    const elements = { 'Displacement (L)': '1.6', 'Engine Number of Cylinders': '4', Turbo: 'Yes' };
    const selected = async (query: Partial<CatalogueQuery>) =>
      (await find(query)).packages[0]!.data.filter(({ preselected }) => preselected).map(({ name }) => name);
    expect(await selected({})).toEqual(['2.5L I4', 'Roof']);
    expect(await selected({ decoded: { elements } })).toEqual(['1.6L I4 turbo', 'Roof']);
  });

  it.each([
    ['as spec §7 sends it', { make: 'FORD', model: 'ESCAPE' }],
    ['with the first space as an underscore', { make: 'ford', model: 'Es-cape' }],
    ['with the make in the model', { model: 'Ford Escape' }],
  ])('answer a vehicle spelled %s', async (_how, query) => {
    await keep([option('Cold weather')]);
    expect((await find(query)).packages).toMatchObject([
      { category_name: 'Packages', data: [{ name: 'Cold weather' }] },
    ]);
  });

  it('list what belongs to the trim and preselect what comes with it', async () => {
    await keep([
      option('For all', { preselected: 'yes' }),
      option('Of SE', { trim: 'SE', preselected: 'yes' }),
      option('Of S', { trim: 'S' }),
      { kind: 'standard', category: 'Comfort', name: 'Keyless', trim: 'SE' },
    ]);
    const flags = async (query: Partial<CatalogueQuery>) =>
      (await find(query)).packages.flatMap(({ data }) => data.map(({ name, preselected }) => [name, preselected]));
    expect(await flags({ trim: 'se' })).toEqual([
      ['For all', true],
      ['Of SE', true],
    ]);
    expect(await flags({ decoded: { elements: { Trim: 'SE' } } })).toHaveLength(2);
    expect(await flags({})).toEqual([
      ['For all', true],
      ['Of SE', false],
      ['Of S', false],
    ]);
    expect((await find()).standard_equipment).toEqual([]);
    expect((await find({ trim: 'SE' })).standard_equipment).toMatchObject([{ data: [{ name: 'Keyless' }] }]);
  });

  it('have no price if trims differ and the trim is unknown', async () => {
    await keep([option('Roof', { trim: 'S', price: '900' }), option('Roof', { trim: 'SE', price: '1000' })]);
    const prices = async (trim: string | null) => (await find({ trim })).packages[0]!.data.map(({ price }) => price);
    expect(await prices(null)).toEqual([null]);
    expect(await prices('SE')).toEqual([100_000]);
  });

  it('use the price of the newest of two sources', async () => {
    await keep([option('Roof', { price: '900' })], 'Old list', '2013-01-01');
    await keep([option('Roof', { price: '1000' })], 'New list', '2014-01-01');
    expect((await find()).packages).toMatchObject([{ data: [{ name: 'Roof', price: 100_000, source: 1 }] }]);
  });

  it('docs/decisions.md §5: use samples only if no other source has data', async () => {
    await keep([option('Made up')], SAMPLE_SOURCE);
    expect((await find()).sources).toEqual([{ name: SAMPLE_SOURCE, as_of: '2026-01-02', sample: true }]);
    await keep([option('Real')]);
    const { packages, sources } = await find();
    expect(packages.flatMap(({ data }) => data.map(({ name }) => name))).toEqual(['Real']);
    expect(sources).toEqual([{ name: 'Dealer group', as_of: '2026-01-02', sample: false }]);
  });

  it('docs/decisions.md §5: name the source of each value, newest first', async () => {
    await keep([{ kind: 'exterior', name: 'Old red' }], 'Old list', '2013-01-01');
    await keep([{ kind: 'exterior', name: 'Ruby Red' }], 'New list', '2014-01-01');
    const { colors, sources } = await find();
    expect(sources.map(({ name }) => name)).toEqual(['New list', 'Old list']);
    expect(colors.exterior.map(({ name, source }) => [name, source])).toEqual([
      ['Ruby Red', 1],
      ['Old red', 2],
    ]);
  });

  it("are empty for a vehicle that isn't in any file", async () => {
    await keep([option('Cold weather')]);
    expect(await find({ year: 2015 })).toMatchObject({ packages: [], sources: [] });
  });
});
