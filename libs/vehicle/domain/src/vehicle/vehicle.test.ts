import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSIC_MAX_YEAR, LOGO_SIZE, titleCase, vehicleFrom } from '../index.ts';

const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
  minLength: 1,
});

describe('titleCase', () => {
  it('spec §3: upper-cases words of 3 letters or fewer and title-cases longer ones', () => {
    fc.assert(
      fc.property(word, (text) => {
        const expected =
          text.length <= 3 ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
        expect(titleCase(text)).toBe(expected);
      }),
    );
  });

  it('spec §3: turns underscores and hyphens into spaces', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('_', '-', '__', ' - '),
        (words, gap) => {
          expect(titleCase(words.join(gap))).toBe(words.map(titleCase).join(' '));
        },
      ),
    );
  });

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => titleCase(titleCase(text)) === titleCase(text)),
    );
  });
});

describe('Vehicle', () => {
  it.each([
    ['user_id', 'token', 'u-1', 'u-1'],
    ['user_id', 'user_id', 'u-1', 'u-1'],
    ['vin', 'vin', '1HGCM82633A004352', '1HGCM82633A004352'],
    ['year', 'year', '2003', 2003],
    ['year', 'vehicle_year', 2003, 2003],
    ['year', 'Year', '2003', 2003],
    ['year', 'Model Year', '2003', 2003],
    ['make', 'make', 'HONDA', 'Honda'],
    ['make', 'vehicle_make', 'HONDA', 'Honda'],
    ['make', 'Make', 'HONDA', 'Honda'],
    ['model', 'model', 'accord', 'Accord'],
    ['model', 'vehicle_model', 'accord', 'Accord'],
    ['model', 'Model', 'accord', 'Accord'],
    ['series', 'series', 'DEL_SOL', 'DEL SOL'],
    ['series', 'series2', 'sport', 'Sport'],
    ['model_id', 'model_id', 1861, '1861'],
    ['model_name', 'model_name', 'Accord EX', 'Accord EX'],
    ['auction', 'auction', 'Lane 4', 'Lane 4'],
    ['source', 'source', 'vPIC', 'vPIC'],
    ['created', 'created', '2026-11-20', '2026-11-20'],
  ] as const)('spec §3: %s is read from “%s”', (field, key, raw, expected) => {
    expect(vehicleFrom({ [key]: raw })[field]).toBe(expected);
  });

  it('spec §3: prefers token over user_id and series over series2, and skips empty keys', () => {
    expect(vehicleFrom({ user_id: 'b', token: 'a', series2: 'two', series: 'one' })).toMatchObject({
      user_id: 'a',
      series: 'ONE',
    });
    expect(vehicleFrom({ year: '', 'Model Year': '1967', make: null, Make: 'FORD' })).toMatchObject({
      year: 1967,
      make: 'Ford',
    });
  });

  it('spec §3: data is the remaining payload', () => {
    expect(vehicleFrom({ vin: 'V', Year: '2003', isEurope: true, 'Body Class': 'Coupe', Doors: 2 }).data).toEqual({
      'Body Class': 'Coupe',
      Doors: 2,
    });
  });

  it.each([
    ['isEurope is set', { isEurope: true }, true],
    ['isEurope is set as a form writes it', { isEurope: '1' }, true],
    ['the source text contains “europe”', { source: 'autodata-europe-2' }, true],
    ['the source text contains “Europe”', { source: 'Europe' }, true],
    ['a “General Information” section exists', { 'General Information': {} }, true],
    ['isEurope is false', { isEurope: false }, false],
    ['isEurope is written as false', { isEurope: 'false' }, false],
    ['the section is null', { 'General Information': null }, false],
    ['nothing says so', { source: 'vPIC' }, false],
  ])('spec §3: isEurope where %s', (_what, record, expected) => {
    expect(vehicleFrom(record).isEurope).toBe(expected);
  });

  it('spec §3, §9: treats 1981 and earlier as classic, and a missing year as not classic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), (year) => vehicleFrom({ year }).isClassic === year <= 1981),
    );
    expect(CLASSIC_MAX_YEAR).toBe(1981);
    expect(vehicleFrom({ year: 'unknown' }).isClassic).toBe(false);
    expect(vehicleFrom({}).isClassic).toBe(false);
  });

  it('spec §3: fullName is year, make, and model; series instead of model for classics; make and model for Europe', () => {
    const car = { make: 'CHEVROLET', model: 'chevelle', series: 'malibu' };
    expect(vehicleFrom({ ...car, year: 1982 }).fullName).toBe('1982 Chevrolet Chevelle');
    expect(vehicleFrom({ ...car, year: 1967 }).fullName).toBe('1967 Chevrolet Malibu');
    expect(vehicleFrom({ ...car, year: 1967, isEurope: true }).fullName).toBe('Chevrolet Chevelle');
    expect(vehicleFrom({ make: 'ford', model: 'mustang', year: 1967 }).fullName).toBe('1967 Ford Mustang');
    expect(vehicleFrom({}).fullName).toBe('');
  });

  it('spec §3: json has vin, year, make, model, model_id, and series, which falls back to model', () => {
    const some = fc.option(
      word.filter((text) => !/^(null|none|unknown|na)$/i.test(text)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(some, some, (model, series) => {
        const { json, ...vehicle } = vehicleFrom({ vin: 'V', year: 1999, make: 'kia', model, series, model_id: 7 });
        expect(json).toEqual({
          vin: 'V',
          year: 1999,
          make: 'KIA',
          model: vehicle.model,
          model_id: '7',
          series: vehicle.series ?? vehicle.model,
        });
      }),
    );
  });

  it('spec §3, §9: builds the logo URL per make: lower case, hyphens for spaces, 160 by 160, classics in their own folder', () => {
    expect(vehicleFrom({ make: 'Land Rover', year: 2020 }).logo).toBe('/logos/land-rover.svg');
    expect(vehicleFrom({ make: 'MERCEDES-BENZ', year: 1970 }).logo).toBe('/logos/classic/mercedes-benz.svg');
    expect(vehicleFrom({ make: '../etc', year: 2020 }).logo).toBe('/logos/..%2Fetc.svg');
    expect(vehicleFrom({ year: 2020 }).logo).toBeNull();
    expect(LOGO_SIZE).toBe(160);
  });

  it('bad input: accepts any record and ignores inherited object properties', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (record) => void vehicleFrom(record)));
    expect(vehicleFrom(Object.create({ make: 'FORD', isEurope: true }) as Record<string, unknown>)).toMatchObject({
      make: null,
      isEurope: false,
    });
  });
});
