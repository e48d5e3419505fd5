import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../index.ts';
import { type Bench, createBench, envelope } from '../testing/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
}, 60_000);
afterAll(() => bench.database.drop());

const get = async <Data>(name: string, query: Record<string, string> = {}) =>
  envelope<Data>(await bench.ask(`/api-cwa/${name}?${new URLSearchParams(query).toString()}`));
interface Make {
  name: string;
  mainstream: boolean;
}
interface Model {
  name: string;
  doubtful: boolean;
}

describe('year → make → model → trim', () => {
  it('lists years newest first, classics included', async () => {
    const { data } = await get<number[]>('get-stickeryear');
    expect(data).toEqual(expect.arrayContaining([2024, 1981, 1967]));
    expect(data).toEqual([...new Set(data)].sort((one, other) => other - one));
  });

  it('lists mainstream makes first, with the rest available for searching', async () => {
    const { data } = await get<Make[]>('get-stickermakes', { year: '2020' });
    const flags = data.map(({ mainstream }) => mainstream);
    expect(flags.lastIndexOf(true)).toBeLessThan(flags.indexOf(false));
    expect(data.filter(({ mainstream }) => mainstream).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['FORD', 'HONDA', 'TOYOTA']),
    );
  });

  it("lists a make's models and a model's trims", async () => {
    const models = await get<Model[]>('get-stickermodels', { year: '2018', make: 'Honda' });
    expect(models.data.map(({ name }) => name)).toContain('Accord');
    const trims = await get<string[]>('get-stickertrims', { year: '2018', make: 'HONDA', model: 'Accord' });
    expect(trims.data.length).toBeGreaterThan(1);
  });

  it('lists makes and models of classics, with series as their trims', async () => {
    const makes = await get<Make[]>('get-stickermakes', { year: '1967' });
    expect(makes.data.map(({ name }) => name)).toEqual(expect.arrayContaining(['CHEVROLET', 'FORD', 'VOLKSWAGEN']));
    const models = await get<Model[]>('get-stickermodels', { year: '1967', make: 'chevrolet' });
    expect(models.data.map(({ name }) => name)).toEqual(expect.arrayContaining(['Camaro', 'Chevelle', 'Corvette']));
    const trims = await get<string[]>('get-stickertrims', { year: '1967', make: 'CHEVROLET', model: 'Chevelle' });
    expect(trims.data).toEqual(['Chevelle 300', 'Chevelle 300 Deluxe', 'Chevelle Malibu', 'Chevelle SS 396']);
  });

  it('returns an empty list for a model without trims and for an unknown model', async () => {
    expect((await get('get-stickertrims', { year: '1967', make: 'Ford', model: 'Mustang' })).data).toEqual([]);
    expect((await get('get-stickertrims', { year: '2018', make: 'Honda', model: 'None' })).data).toEqual([]);
    expect((await get('get-stickermodels', { year: '2018', make: 'None' })).data).toEqual([]);
    expect((await get('get-stickermakes', { year: '1850' })).data).toEqual([]);
  });

  it('docs/decisions.md §3: get-makes and get-models accept one year or none', async () => {
    const all = await get<Make[]>('get-makes');
    const one = await get<Make[]>('get-makes', { year: '2020' });
    expect(all.data.length).toBeGreaterThan(one.data.length);
    expect(new Set(all.data.map(({ name }) => name)).size).toBe(all.data.length);
    const models = await get<Model[]>('get-models', { make: 'Chevrolet' });
    expect(models.data.map(({ name }) => name)).toEqual(expect.arrayContaining(['Corvair', 'Corvette']));
    expect((await get<Model[]>('get-models', { make: 'Chevrolet', year: '1967' })).data.length).toBeLessThan(30);
  });

  it.each([
    ['a year in words', { year: 'nineteen' }],
    ['a year of five digits', { year: '20200' }],
    ['no year', {}],
    ['an unknown field', { year: '2020', color: 'red' }],
  ])('bad input: %s is 400', async (_what, query) => {
    expect((await get('get-stickermakes', query as Record<string, string>)).code).toBe(400);
  });
});

it('a missing catalog fails startup with instructions', () => {
  expect(() => loadCatalogue('/nowhere/catalogue.bin')).toThrow('npm run build');
});
