import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epaRow } from '../testing/epa-row.ts';
import { oneOf } from './one-of.ts';

describe('label for several EPA vehicles', () => {
  it('has no figures if they differ', () => {
    expect(oneOf([epaRow({ epa_id: 1 }), epaRow({ epa_id: 2, city: 22 })])).toBeNull();
    expect(oneOf([epaRow({ epa_id: 1 }), epaRow({ epa_id: 2, second_fuel: 'E85' })])).toBeNull();
    expect(oneOf([])).toBeNull();
  });

  it('has the shared figures and omits minor ones that differ', () => {
    const one = oneOf([epaRow({ epa_id: 2, annual_cost: 2300 }), epaRow({ epa_id: 1 })]);
    expect(one).toMatchObject({ epa_id: 1, city: 21, annual_cost: null, save_over_5_years: -500 });
  });

  it('only contains figures that all matches share', () => {
    const number = fc.integer({ min: 10, max: 13 });
    const row = fc.record({
      city: number,
      annual_cost: number,
      co2: number,
      size_class: fc.constantFrom('Vans', null),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (all) => {
        const rows = all.map((each) => epaRow(each));
        const one = oneOf(rows);
        for (const column of ['city', 'annual_cost', 'co2', 'size_class'] as const) {
          const given = one?.[column] ?? null;
          if (given !== null) expect(new Set(rows.map((each) => each[column]))).toEqual(new Set([given]));
        }
        expect(one === null).toBe(new Set(all.map(({ city }) => city)).size > 1);
      }),
    );
  });
});
