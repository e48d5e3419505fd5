import { type EquipmentCatalogue, VehicleCatalogueSchema } from '@vinlore/sticker-domain';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleCatalogue } from './sample/seed-catalogue.ts';
import { type CatalogueBench, createCatalogueBench } from './testing/bench.ts';

const AUTOBLOG = '/api-cwa/get-autoblog-data';
const FORUM = '/api-cwa/get-vymmtautoblog-forumData';
const AUTOLOADING = '/api-cwa/autoloading-stickerdata';
const MUSTANG = { year: '1967', make: 'FORD', model: 'MUSTANG' };
const ACCORD = { year: '2003', make: 'HONDA', model: 'ACCORD' };
const VIN = '1HGCM82633A004352';

let bench: CatalogueBench;
beforeAll(async () => {
  bench = await createCatalogueBench();
  await seedSampleCatalogue(bench.database);
}, 60_000);
afterAll(() => bench.database.drop());

async function data(path: string, fields: Record<string, string>, host?: string): Promise<EquipmentCatalogue> {
  const response = await bench.ask(path, fields, host === undefined ? {} : { host });
  expect(response.status).toBe(200);
  const { status, data } = (await response.json()) as { status: string; data: EquipmentCatalogue };
  expect(status).toBe('success');
  return data;
}

describe('spec §7: autoblog data', () => {
  it('spec §1: preselects the engine encoded in a classic VIN, and none from another car’s VIN', async () => {
    const selected = async (vin: string) =>
      (await data(AUTOBLOG, { ...MUSTANG, vin })).packages.flatMap((group) =>
        group.data.filter(({ preselected }) => preselected).map(({ name, by_vin }) => [name, by_vin]),
      );
    expect(await selected('7F02C100108')).toEqual([['289 V8, 2-barrel', true]]);
    expect(await selected('8R02S125559')).toEqual([]);
    expect(await selected('')).toEqual([]);
  });

  it('lists a classic’s paints with their plate codes, and swatches if the catalog has them', async () => {
    const { make, model, colors, trims, packages } = await data(AUTOBLOG, MUSTANG);
    expect([make, model]).toEqual(['Ford', 'Mustang']);
    expect(colors.exterior).toContainEqual({
      name: 'Candyapple Red',
      code: 'T',
      hex: '#a31621',
      price: null,
      source: 1,
    });
    expect(colors.exterior).toContainEqual({ name: 'Frost Turquoise', code: 'B', hex: null, price: null, source: 1 });
    expect(trims.map(({ name }) => name)).toEqual(['Hardtop', 'Fastback 2+2', 'Convertible']);
    expect(packages.map((group) => group.category_name)).toContain('Power and comfort');
  });

  it('docs/decisions.md §5: marks sample data', async () => {
    expect((await data(AUTOBLOG, MUSTANG)).sources).toEqual([
      { name: 'Sample catalog', as_of: '2026-11-20', sample: true },
    ]);
  });

  it('spec §7: accepts the make with dashes and its first space as an underscore', async () => {
    for (const make of ['Ford', 'FORD', 'ford_', '-Ford'])
      expect((await data(AUTOBLOG, { ...MUSTANG, make })).missing_words, make).toBe('');
  });

  it('names what is missing from an empty response, in the visitor’s language', async () => {
    const unknown = { year: '2019', make: 'ALFA_ROMEO', model: 'GIULIA', style: 'Ti' };
    const { missing, missing_words, trim } = await data(AUTOBLOG, unknown);
    expect(missing).toEqual(['trims', 'colors', 'packages', 'prices']);
    expect(missing_words).toBe(
      'Our imported catalogs don’t list trims, colors, options and packages, or prices for the 2019 Alfa Romeo Giulia (952).',
    );
    expect(trim).toBe('Ti');
    expect((await data(AUTOBLOG, unknown, 'dos.localhost')).missing_words).toBe(
      'Nuestros catálogos importados no incluyen versiones, colores, opciones y paquetes o precios para Alfa Romeo Giulia (952) 2019.',
    );
  });
});

describe('docs/decisions.md §3: forum sticker data', () => {
  it('lists the trims filed by manufacturers and the values decoded from a VIN', async () => {
    const byName = await data(FORUM, ACCORD);
    expect(byName).toMatchObject({ make: 'Honda', model: 'Accord', missing: ['specifications'] });
    expect(byName.missing_words).toBe('NHTSA vPIC doesn’t list specifications for the 2003 Honda Accord.');
    expect(byName.trims.map(({ name }) => name)).toEqual(expect.arrayContaining(['EX', 'EX-V6', 'LX']));
    const byVin = await data(FORUM, { ...ACCORD, vin: VIN });
    expect(byVin).toMatchObject({ trim: 'EX-V6', missing: [], missing_words: '' });
    expect(byVin.specifications).toContainEqual({ name: 'Engine Number of Cylinders', value: '6', source: 1 });
    expect(byVin.sources).toMatchObject([{ name: 'NHTSA vPIC', sample: false }]);
  });

  it('docs/decisions.md §5: ignores the VIN of another vehicle', async () => {
    const { trim, specifications } = await data(FORUM, { ...ACCORD, year: '2004', vin: VIN });
    expect([trim, specifications]).toEqual([null, []]);
  });

  it('translates list values to the visitor’s language', async () => {
    const { specifications } = await data(FORUM, { ...ACCORD, vin: VIN }, 'dos.localhost');
    expect(specifications).toContainEqual({ name: 'Fuel Type - Primary', value: 'Gasolina', source: 1 });
  });
});

describe('spec §7: autoloading sticker data', () => {
  it("reports that EPA’s list isn't loaded", async () => {
    const { fuel_economy, missing_words, sources } = await data(AUTOLOADING, ACCORD);
    expect([fuel_economy, sources]).toEqual([null, []]);
    expect(missing_words).toBe('EPA data doesn’t list fuel economy or specifications for the 2003 Honda Accord.');
  });
});

describe('catalog calls', () => {
  it('docs/decisions.md §3: return the three named sources in one format', async () => {
    for (const path of [AUTOBLOG, FORUM, AUTOLOADING])
      expect(v.is(VehicleCatalogueSchema, await data(path, MUSTANG)), path).toBe(true);
  });

  it.each([AUTOBLOG, FORUM, AUTOLOADING])(
    'docs/decisions.md §4: %s is open to visitors, who choose before paying',
    async (path) => {
      expect((await bench.ask(path, MUSTANG, { token: '' })).status).toBe(200);
    },
  );

  it('bad input: reject an invalid year, a missing make, and overlong names', async () => {
    for (const wrong of [{ year: '67' }, { make: ' ' }, { model: 'x'.repeat(201) }, { color: 'red' }])
      expect((await bench.ask(AUTOBLOG, { ...MUSTANG, ...wrong } as Record<string, string>)).status).toBe(400);
  });

  it.each(['مرسيدس', '🚗', '--', 'constructor', "'; drop table catalogue_entry; --"])(
    'bad input: treat the make %s as unknown, without an error',
    async (make) => {
      const { sources, make: said } = await data(AUTOBLOG, { ...MUSTANG, make });
      expect([sources, said.length > 0]).toEqual([[], true]);
    },
  );
});
