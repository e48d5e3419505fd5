import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epaRow } from '../testing/epa-row.ts';
import type { EpaRow } from './epa-row.ts';
import { fuelEconomyOf } from './fuel-economy-of.ts';

const SOURCE = { name: 'EPA', release: null, as_of: '2026-11-20' };
const factsOf = (rows: readonly Partial<EpaRow>[], elements: Record<string, string> = {}) =>
  fuelEconomyOf(
    { year: 2003, make: 'Honda', model: 'Accord', elements },
    rows.map((row) => epaRow(row)),
    SOURCE,
  );
const one = (figure: number) => ({ low: figure, high: figure });

describe('fuel economy of a model year', () => {
  it('is exact when all matches have the same figures', () => {
    const facts = factsOf([{}, { transmission: 'Manual 5-spd' }]);
    expect(facts).toMatchObject({
      certainty: 'exact',
      depends_on: [],
      powertrain: 'combustion',
      fuels: [{ fuel: 'regular', unit: 'mpg', city: one(21), highway: one(31), combined: one(25) }],
      annual_cost: one(2200),
      five_year_cost: one(11000),
      candidates: 2,
      source: SOURCE,
    });
  });

  it('is a range otherwise, with what it depends on', () => {
    const facts = factsOf([{ combined: 17 }, { combined: 21, drive: 'All-Wheel Drive' }]);
    expect(facts).toMatchObject({
      certainty: 'range',
      depends_on: ['drive'],
      fuels: [{ combined: { low: 17, high: 21 } }],
    });
    const known = factsOf([{ combined: 17 }, { combined: 21, transmission: 'Manual 5-spd' }], {
      'Drive Type': 'FWD/Front-Wheel Drive',
    });
    expect(known).toMatchObject({ certainty: 'range', depends_on: ['transmission'] });
  });

  it('depends on equipment when nothing else differs', () => {
    expect(factsOf([{ combined: 24 }, { combined: 25 }])?.depends_on).toEqual(['trim']);
  });

  it('lists both fuels of a flex-fuel vehicle with their costs', () => {
    const flex = { second_fuel: 'E85', technology: 'FFV', second_city: 15, second_highway: 22, second_combined: 18 };
    const facts = factsOf([{ ...flex, second_annual_cost: 3100 }]);
    expect(facts).toMatchObject({
      powertrain: 'flex_fuel',
      fuels: [
        { fuel: 'regular', combined: one(25), annual_cost: one(2200) },
        { fuel: 'e85', unit: 'mpg', combined: one(18), annual_cost: one(3100), kwh_per_100_miles: null },
      ],
    });
  });

  it('has no figures for a second fuel the vehicle may not use', () => {
    const facts = factsOf([{}, { second_fuel: 'E85', technology: 'FFV', second_combined: 18 }]);
    expect(facts).toMatchObject({ powertrain: null, fuels: [{ fuel: 'regular', combined: one(25) }] });
  });

  it('uses MPGe, kWh, and miles of range for an electric vehicle', () => {
    const electric = { fuel: 'Electricity', technology: 'EV', combined: 114, kwh: 30, electric_range: 84, co2: 0 };
    expect(factsOf([electric])).toMatchObject({
      powertrain: 'electric',
      fuels: [
        { fuel: 'electricity', unit: 'mpge', combined: one(114), kwh_per_100_miles: one(30), range_miles: one(84) },
      ],
    });
  });

  it('separates gasoline and electricity for a plug-in hybrid and combines their cost', () => {
    const plugIn = {
      technology: 'Plug-in Hybrid',
      second_fuel: 'Electricity',
      ...{ second_combined: 73, kwh: 46, electric_range: 18 },
    };
    expect(factsOf([plugIn])).toMatchObject({
      powertrain: 'plug_in',
      annual_cost: one(2200),
      fuels: [
        { fuel: 'regular', unit: 'mpg', kwh_per_100_miles: null, range_miles: null },
        { fuel: 'electricity', unit: 'mpge', combined: one(73), range_miles: one(18), annual_cost: null },
      ],
    });
  });

  it('has no figures when matches mix gasoline and electricity', () => {
    expect(factsOf([{}, { fuel: 'Electricity', technology: 'EV', combined: 114 }])).toBeNull();
  });

  it('is null when EPA lists no match', () => {
    expect(factsOf([])).toBeNull();
    expect(factsOf([{}], { 'Engine Number of Cylinders': '8' })).toBeNull();
  });

  it('spans the figures of every match, and an exact figure is the same for all', () => {
    const figure = fc.integer({ min: 10, max: 13 });
    const row = fc.record({ city: figure, highway: figure, combined: figure, annual_cost: fc.option(figure) });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
        const facts = factsOf(rows)!;
        const { city, annual_cost: cost } = facts.fuels[0]!;
        for (const each of rows) {
          expect(each.city >= city!.low && each.city <= city!.high).toBe(true);
          if (cost) expect(each.annual_cost! >= cost.low && each.annual_cost! <= cost.high).toBe(true);
        }
        const figures = new Set(rows.map((each) => [each.city, each.highway, each.combined].join()));
        expect(facts.certainty === 'exact').toBe(figures.size === 1);
        expect(facts.depends_on.length > 0).toBe(figures.size > 1);
      }),
    );
  });
});
