import { describe, expect, it } from 'vitest';
import { loadCatalogueBytes } from '../../testing/load.mjs';
import { VpicIndexError } from '../index.ts';
import { MAINSTREAM } from './mainstream-makes.ts';
import { openCatalogue } from './open-catalogue.ts';

const bytes = await loadCatalogueBytes();
const catalogue = openCatalogue(bytes);
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('year → make → model → trim', () => {
  it("offers years from 1980 to the one after the data's, newest first", () => {
    const years = catalogue.years();
    expect(years[0]).toBe(Number(catalogue.asOf.slice(0, 4)) + 1);
    expect(years.at(-1)).toBe(1980);
  });

  it('lists mainstream makes first, then the others', () => {
    const makes = catalogue.makes(2015);
    const mainstream = names(makes.filter((make) => make.mainstream));
    for (const name of ['TOYOTA', 'FORD', 'TESLA', 'RAM', 'MINI']) expect(mainstream).toContain(name);
    expect(mainstream.length).toBeLessThan(60);
    expect(makes.length).toBeGreaterThan(mainstream.length);
    expect(makes.findIndex((make) => !make.mainstream)).toBe(mainstream.length);
    expect(mainstream).toEqual([...mainstream].sort());
  });

  it.each([
    [1985, ['AMERICAN MOTORS', 'OLDSMOBILE', 'PEUGEOT', 'PLYMOUTH', 'RENAULT', 'SUZUKI'], ['EAGLE', 'LEXUS', 'MINI']],
    [1995, ['EAGLE', 'GEO', 'HUMMER', 'LEXUS', 'SATURN'], ['AMERICAN MOTORS', 'FIAT', 'PEUGEOT', 'TRIUMPH']],
    [2012, ['FIAT', 'RAM', 'SMART', 'TESLA'], ['AMERICAN LAFRANCE', 'APRILIA', 'ATK', 'FREIGHTLINER', 'PLYMOUTH']],
    [2024, ['GENESIS', 'LUCID', 'POLESTAR', 'RIVIAN'], ['HARLEY-DAVIDSON', 'KTM', 'MERCURY', 'SAAB', 'SUZUKI']],
  ])('mainstream makes are the cars and light trucks that were sold new in %i', (year, expected, others) => {
    const mainstream = names(catalogue.makes(year).filter((make) => make.mainstream));
    expect(mainstream).toEqual(expect.arrayContaining(expected));
    expect(mainstream.filter((name) => others.includes(name))).toEqual([]);
  });

  it('spells every mainstream make as the catalog does', () => {
    const found = new Set(
      catalogue.years().flatMap((year) => names(catalogue.makes(year).filter((make) => make.mainstream))),
    );
    expect([...MAINSTREAM.keys()].filter((make) => !found.has(make))).toEqual([]);
  });

  it("lists models regardless of the make's case, doubtful ones last", () => {
    const models = catalogue.models(2020, 'Toyota');
    expect(names(models)).toEqual(expect.arrayContaining(['Camry', 'Corolla', 'RAV4']));
    expect(models.find(({ name }) => name === 'Camry')?.doubtful).toBe(false);
    expect(models.find(({ name }) => name === 'Celica')?.doubtful).toBe(true);
    expect(models.findIndex(({ doubtful }) => doubtful)).toBe(models.filter(({ doubtful }) => !doubtful).length);
  });

  it('lists trims if there are any', () => {
    expect(catalogue.trims(2003, 'HONDA', 'Accord')).toEqual(expect.arrayContaining(['EX', 'EX-V6', 'LX']));
    expect(catalogue.trims(2015, 'TESLA', 'Model S')).toBeInstanceOf(Array);
  });

  it('returns empty lists for unknown years, makes, and models', () => {
    expect(catalogue.makes(1900)).toEqual([]);
    expect(catalogue.models(2015, 'NOBODY')).toEqual([]);
    expect(catalogue.models(Number.NaN, 'TOYOTA')).toEqual([]);
    expect(catalogue.trims(2015, 'TOYOTA', 'Nothing')).toEqual([]);
  });

  it('rejects damaged bytes', () => {
    expect(() => openCatalogue(bytes.subarray(0, 100))).toThrow(VpicIndexError);
    const changed = bytes.slice();
    changed[5000] = (changed[5000] as number) ^ 1;
    expect(() => openCatalogue(changed)).toThrow(VpicIndexError);
  });
});
