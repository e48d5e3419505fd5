import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSIC_MODELS, classicCandidates } from './classic-candidates.ts';
import { CHRYSLER_MODELS } from './chrysler.ts';
import type { GmDivisions } from './gm-codes.ts';
import { GM_1965_DIVISIONS } from './gm-1965.ts';
import { GM_1972_DIVISIONS } from './gm-1972.ts';
import { FORD_MODELS } from './ford-models.ts';
import { VW_MODELS } from './volkswagen.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const yearOf = ({ from, to }: { from: number; to: number }) => fc.integer({ min: from, max: to });

describe('classic mapping', () => {
  it.each([
    [
      '7F02C100108',
      1967,
      'Ford',
      'Mustang',
      'Mustang',
      { body: 'Fastback', engine: '289 V8, 2-barrel', plant: 'Dearborn, Michigan' },
    ],
    ['5F09A383386', 1965, 'Ford', 'Mustang', 'Mustang', { body: 'Fastback', engine: '289 V8, 4-barrel' }],
    ['0F05R118547', 1970, 'Ford', 'Mustang', 'Mustang', { body: 'Fastback, Mach 1' }],
    ['8R02S125559', 1968, 'Ford', 'Mustang', 'Mustang', { engine: '390 V8, 4-barrel', plant: 'San Jose, California' }],
    ['7F93S534123', 1967, 'Mercury', 'Cougar', 'Cougar', { body: '2-door hardtop, XR-7' }],
    ['5Y85Z112233', 1965, 'Ford', 'Thunderbird', 'Thunderbird', { body: 'Convertible', plant: 'Wixom, Michigan' }],
    ['124377N123456', 1967, 'Chevrolet', 'Camaro', 'Camaro', { plant: 'Norwood, Ohio' }],
    ['124379N596512', 1969, 'Chevrolet', 'Camaro', 'Camaro', {}],
    ['194677S110123', 1967, 'Chevrolet', 'Corvette', 'Corvette', { body: 'Convertible', plant: 'St. Louis, Missouri' }],
    ['136370B123456', 1970, 'Chevrolet', 'Chevelle', 'Chevelle Malibu', { plant: 'Baltimore, Maryland' }],
    ['138177A123456', 1967, 'Chevrolet', 'Chevelle', 'Chevelle SS 396', {}],
    ['242378P123456', 1968, 'Pontiac', 'GTO', 'GTO', { plant: 'Pontiac, Michigan' }],
    ['228870N100123', 1970, 'Pontiac', 'Firebird', 'Firebird Trans Am', {}],
    ['344879M123456', 1969, 'Oldsmobile', '4-4-2', '4-4-2', { plant: 'Lansing, Michigan' }],
    ['1Z87L8S900123', 1978, 'Chevrolet', 'Corvette', 'Corvette', {}],
    ['1Z37U8L412345', 1978, 'Chevrolet', 'Monte Carlo', 'Monte Carlo', {}],
    ['2W87Z7N112233', 1977, 'Pontiac', 'Firebird', 'Firebird Trans Am', { plant: 'Norwood, Ohio' }],
    ['6L67S6Q190001', 1976, 'Cadillac', 'Eldorado', 'Eldorado', { body: 'Convertible', plant: 'Detroit, Michigan' }],
    ['RM23N0A123456', 1970, 'Plymouth', 'Road Runner', 'Road Runner', { engine: '383 V8, 4-barrel' }],
    ['BS23R1B100045', 1971, 'Plymouth', 'Barracuda', 'Cuda', { engine: '426 Hemi V8', plant: 'Hamtramck, Michigan' }],
    ['JS23U0B123456', 1970, 'Dodge', 'Challenger', 'Challenger R/T', { engine: '440 V8, high performance' }],
    ['XP29F8B123456', 1968, 'Dodge', 'Charger', 'Charger', { engine: '318 V8, 2-barrel' }],
    ['XP29D61123456', 1966, 'Dodge', 'Charger', 'Charger', { plant: 'Detroit (Lynch Road), Michigan' }],
    ['117844902', 1967, 'Volkswagen', 'Beetle', 'Beetle', {}],
    ['1122345678', 1972, 'Volkswagen', 'Beetle', 'Beetle', {}],
    ['1592034567', 1979, 'Volkswagen', 'Beetle', 'Beetle', { body: 'Convertible' }],
    ['1332104567', 1973, 'Volkswagen', 'Beetle', 'Super Beetle', {}],
  ])('%s is a %i %s %s', (vin, year, make, model, series, more) => {
    const candidates = classicCandidates(vin);
    expect(candidates).toHaveLength(1);
    expect(candidates[0]).toMatchObject({ year, make, model, series, ...more });
  });

  it('offers both the 1969 Beetle and the 1969 911 for a number both manufacturers issued', () => {
    expect(classicCandidates('119300123').map(({ make, series }) => [make, series])).toEqual([
      ['Volkswagen', 'Beetle'],
      ['Porsche', '911 S'],
    ]);
  });

  it("reads GM's A as 1980, the first year of today's letter codes", () => {
    expect(classicCandidates('1Z878AS412345')).toMatchObject([{ year: 1980, model: 'Corvette' }]);
    expect(classicCandidates('1Z8780S412345')).toEqual([]);
  });

  it('docs/decisions.md §4: offers every possible decade, earliest first, when the decade is ambiguous', () => {
    expect(classicCandidates('8F02F123456').map(({ year, model }) => [year, model])).toEqual([
      [1968, 'Mustang'],
      [1978, 'Mustang II'],
    ]);
    expect(classicCandidates('RL41G8B123456').map(({ year, model }) => [year, model])).toEqual([
      [1968, 'Belvedere'],
      [1978, 'Fury'],
    ]);
  });

  it("model_id is the manufacturer's own code; series falls back to the model (spec §3)", () => {
    expect(classicCandidates('124377N123456')[0]).toMatchObject({ model_id: '12437', series: 'Camaro' });
    expect(classicCandidates('BS23R1B100045')[0]).toMatchObject({ model_id: 'BS23' });
  });

  it('accepts a VIN with spaces, dashes, or lower case, as copied from a title', () => {
    expect(classicCandidates(' 7f02c-100108 ')).toEqual(classicCandidates('7F02C100108'));
  });
});

describe('classic tables', () => {
  it('decodes every Ford code to its model and years, with body, engine, and plant', () => {
    const cars = fc
      .constantFrom(...FORD_MODELS)
      .chain((row) =>
        fc.tuple(
          fc.constant(row),
          yearOf(row),
          fc.constantFrom(...row.plants),
          fc.constantFrom(...Object.keys(row.bodies)),
          fc.constantFrom(...Object.keys(row.engines)),
          digits(6),
        ),
      );
    fc.assert(
      fc.property(cars, ([row, year, plant, body, engine, sequence]) => {
        const found = classicCandidates(`${year % 10}${plant}${body}${engine}${sequence}`);
        const { make, model } = row;
        expect(found).toContainEqual(
          expect.objectContaining({ year, make, model, body: row.bodies[body], engine: row.engines[engine] }),
        );
      }),
    );
  });

  const gmRows = (divisions: GmDivisions) =>
    fc.constantFrom(
      ...Object.entries(divisions).flatMap(([division, { make, rows }]) =>
        rows.flatMap(([codes, from, to, model, series, bodies = ['37']]) =>
          codes.split(' ').flatMap((code) =>
            bodies.map((body) => ({
              division,
              code,
              body,
              from,
              to,
              make,
              model,
              series: series ? `${model} ${series}` : model,
            })),
          ),
        ),
      ),
    );

  it('decodes every GM code of 1965–71 to its model and series', () => {
    const cars = gmRows(GM_1965_DIVISIONS).chain((row) => fc.tuple(fc.constant(row), yearOf(row), digits(6)));
    fc.assert(
      fc.property(cars, ([{ division, code, body, make, model, series }, year, sequence]) => {
        const found = classicCandidates(`${division}${code}${body}${year % 10}N${sequence}`);
        expect(found).toContainEqual(expect.objectContaining({ year, make, model, series, plant: 'Norwood, Ohio' }));
      }),
      { numRuns: 500 },
    );
  });

  it('decodes every GM code of 1972–80 to its model and series', () => {
    const cars = gmRows(GM_1972_DIVISIONS).chain((row) => fc.tuple(fc.constant(row), yearOf(row), digits(6)));
    fc.assert(
      fc.property(cars, ([{ division, code, body, make, model, series }, year, sequence]) => {
        const digit = year === 1980 ? 'A' : year % 10;
        const found = classicCandidates(`${division}${code}${body}L${digit}N${sequence}`);
        expect(found).toContainEqual(expect.objectContaining({ year, make, model, series }));
        expect(found[0]!.body).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });

  it('decodes every Chrysler code to its model', () => {
    const cars = fc
      .constantFrom(...CHRYSLER_MODELS)
      .chain((row) =>
        fc.tuple(
          fc.constant(row),
          yearOf(row),
          fc.constantFrom(...row.codes.split(' ')),
          fc.constantFrom(...row.bodies.split(' ')),
          digits(6),
        ),
      );
    fc.assert(
      fc.property(cars, ([{ make, model }, year, line, body, sequence]) => {
        const found = classicCandidates(`${line}${body}G${year % 10}${year < 1968 ? '2' : 'B'}${sequence}`);
        expect(found).toContainEqual(expect.objectContaining({ year, make, model }));
      }),
    );
  });

  it('decodes every Volkswagen type to its model', () => {
    const cars = fc.constantFrom(...VW_MODELS).chain((row) => fc.tuple(fc.constant(row), yearOf(row), digits(6)));
    fc.assert(
      fc.property(cars, ([{ type, make, model }, year, sequence]) => {
        const found = classicCandidates(`${type}${year % 10}${year < 1970 ? '' : '2'}${sequence}`);
        expect(found).toContainEqual(expect.objectContaining({ year, make, model }));
      }),
    );
  });

  it('lists every catalog model only in years its numbering can express', () => {
    for (const { from, to } of CLASSIC_MODELS) {
      expect(from).toBeGreaterThanOrEqual(1962);
      expect(to).toBeLessThanOrEqual(1980);
      expect(from).toBeLessThanOrEqual(to);
    }
  });

  it("never matches two models in one year or a year outside the digit's decades", () => {
    const unit = fc.constantFrom(...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ');
    const vins = fc.oneof(
      fc.tuple(fc.constantFrom(...'1234'), digits(5), fc.constantFrom(...'ANS'), digits(6)),
      fc.tuple(fc.constantFrom(...'12346'), unit, digits(2), unit, digits(1), unit, digits(6)),
      fc.tuple(digits(1), unit, digits(2), unit, digits(6)),
    );
    fc.assert(
      fc.property(vins, (parts) => {
        const years = classicCandidates(parts.join('')).map(({ year }) => year);
        expect(new Set(years).size).toBe(years.length);
        expect(years.every((year) => year >= 1962 && year <= 1980)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['nothing', ''],
    ['an unknown Ford body', '7F99C100108'],
    ['an engine that the car never had', '7F02G100108'],
    ['a plant that never built it', '7A02C100108'],
    ['an unknown GM series', '199377N123456'],
    ['a GM body that its series never had', '194397S110123'],
    ['a Chrysler plant that is none', 'RM23N0Z123456'],
    ['a name of objects’ own methods', '__proto____'],
    ['emoji', '7F02C🚗00108'],
    ['a modern VIN', '1HGCM82633A004352'],
    ['10,000 characters', '1'.repeat(10_000)],
  ])('bad input: %s is no match, never a guess', (_what, vin) => {
    expect(classicCandidates(vin)).toEqual([]);
  });
});
