import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueQuery } from '../sticker-catalogue.ts';
import { epaVehicle, type EpaRecord } from '../testing/epa-rows.ts';
import { gearboxOf } from './fits.ts';
import { candidates, oneOf } from './match.ts';

const ACCORD = { year: 2003, make: 'Honda', model: 'Accord', trim: null };
const asked = (query: Partial<CatalogueQuery>, elements: Record<string, string> = {}): CatalogueQuery => ({
  ...ACCORD,
  ...query,
  decoded: { elements },
});
/** Ids of EPA's vehicles that may be the one that is asked for. */
const fitting = (query: CatalogueQuery, ...vehicles: Partial<EpaRecord>[]) =>
  candidates(
    query,
    vehicles.map((vehicle, at) => epaVehicle({ id: String(at + 1), ...vehicle })),
  ).map(({ epa_id }) => epa_id);

describe('EPA’s vehicle of a decoded one', () => {
  it.each([
    ['cylinders', { cylinders: '6' }, { 'Engine Number of Cylinders': '6' }],
    ['displacement, to a tenth of a liter', { displ: '3.2' }, { 'Displacement (L)': '3.211864544' }],
    ['drive', { drive: 'All-Wheel Drive' }, { 'Drive Type': '4WD/4-Wheel Drive/4x4' }],
    ['drive, as the trim says it', { drive: 'All-Wheel Drive' }, { Trim: 'EX AWD' }],
    ['fuel', { fuelType1: 'Diesel' }, { 'Fuel Type - Primary': 'Diesel' }],
    ['a manual gearbox', { trany: 'Manual 5-spd' }, { 'Transmission Style': 'Manual/Standard' }],
    ['gears', { trany: 'Automatic (S6)' }, { 'Transmission Style': 'Automatic', 'Transmission Speeds': '6' }],
    ['a hybrid', { atvType: 'Hybrid' }, { 'Electrification Level': 'Strong HEV (Hybrid Electric Vehicle)' }],
    ['a turbocharger', { tCharger: 'T' }, { Turbo: 'Yes' }],
  ])('tells them apart by %s', (_what, own, elements) => {
    expect(fitting(asked({}, elements), {}, own)).toEqual([2]);
  });

  it('leaves both where nothing known tells them apart', () => {
    expect(fitting(asked({}), { trany: 'Manual 5-spd' }, {})).toEqual([1, 2]);
  });

  it('takes the trim that EPA names, and none of another trim', () => {
    const camry = { year: 2018, make: 'Toyota', model: 'Camry' };
    const listed = [{ model: 'Camry' }, { model: 'Camry LE/SE' }, { model: 'Camry XLE/XSE' }];
    expect(fitting(asked({ ...camry, trim: 'SE' }), ...listed)).toEqual([2]);
    expect(fitting(asked({ ...camry, trim: 'L' }), ...listed)).toEqual([1]);
    expect(fitting(asked({ ...camry, trim: null }), ...listed)).toEqual([1, 2, 3]);
  });

  it('takes no body that the vehicle does not have', () => {
    const listed = [{ model: 'G37 Coupe' }, { model: 'G37 Convertible' }];
    const query = asked({ model: 'G37', make: 'Infiniti' }, { 'Body Class': 'Convertible/Cabriolet' });
    expect(fitting(query, ...listed)).toEqual([2]);
  });

  it('finds what EPA lists by the trim’s name', () => {
    const query = asked({ make: 'Mercedes-Benz', model: 'E-Class' }, { Trim: 'E350 4 MATIC' });
    expect(fitting(query, { model: 'E350' }, { model: 'E550' })).toEqual([1]);
  });

  it('has none where what is known contradicts all', () => {
    expect(fitting(asked({}, { 'Engine Number of Cylinders': '8' }), {})).toEqual([]);
  });
});

describe('never guess', () => {
  it('gives no figures where they differ', () => {
    expect(oneOf([epaVehicle({ id: '1' }), epaVehicle({ id: '2', city08: '22' })])).toBeNull();
    expect(oneOf([])).toBeNull();
  });

  it('gives shared figures, and of lesser ones only those that agree', () => {
    const one = oneOf([epaVehicle({ id: '2', fuelCost08: '2300' }), epaVehicle({ id: '1' })]);
    expect(one).toMatchObject({ epa_id: 1, city: 21, annual_cost: null, save_over_5_years: -500 });
  });

  it('whatever fits, each figure given is one that all of them have', () => {
    const number = fc.integer({ min: 10, max: 13 }).map(String);
    const vehicle = fc.record({ city08: number, fuelCost08: number, co2: number, VClass: fc.constantFrom('Vans', '') });
    fc.assert(
      fc.property(fc.array(vehicle, { minLength: 1, maxLength: 4 }), (rows) => {
        const vehicles = rows.map((row) => epaVehicle(row));
        const one = oneOf(vehicles);
        for (const column of ['city', 'annual_cost', 'co2', 'size_class'] as const) {
          const given = one?.[column] ?? null;
          if (given !== null) expect(new Set(vehicles.map((each) => each[column]))).toEqual(new Set([given]));
        }
        expect(one === null).toBe(new Set(rows.map(({ city08 }) => city08)).size > 1);
      }),
    );
  });
});

describe('EPA’s file', () => {
  it('counts size classes without their drive, as labels do (40 CFR 600.315-08)', () => {
    const classOf = (VClass: string) => epaVehicle({ VClass }).size_class;
    expect(classOf('Small Sport Utility Vehicle 4WD')).toBe('Small Sport Utility Vehicle');
    expect(classOf('Sport Utility Vehicle - 2WD')).toBe('Sport Utility Vehicle');
    expect(classOf('Special Purpose Vehicles/4wd')).toBe('Special Purpose Vehicle');
    expect(classOf('Midsize Cars')).toBe('Midsize Cars');
  });

  it('docs/decisions.md §5: the one gear of an electric car is no variable gearbox, though EPA files it as one', () => {
    const trany = 'Automatic (variable gear ratios)';
    expect(gearboxOf(epaVehicle({ trany, fuelType1: 'Electricity' }))).toBeNull();
    expect(gearboxOf(epaVehicle({ trany }))).toEqual({ kind: 'cvt', gears: null });
  });

  it('reads electric vehicles and plug-in hybrids', () => {
    expect(
      epaVehicle({
        fuelType1: 'Electricity',
        atvType: 'EV',
        cylinders: '',
        displ: '',
        comb08: '89',
        range: '265',
        co2: '0',
      }),
    ).toMatchObject({ electric_combined: 89, electric_range: 265, cylinders: null, liters: null, co2: 0 });
    expect(epaVehicle({ atvType: 'Plug-in Hybrid', combA08: '93', rangeA: '35' })).toMatchObject({
      electric_combined: 93,
      electric_range: 35,
    });
    expect(epaVehicle({ atvType: 'FFV', combA08: '14', rangeA: '290' })).toMatchObject({ electric_combined: null });
  });
});
