import { describe, expect, it } from 'vitest';
import type { EpaAnswer, EpaEntry } from './epa-list.ts';
import { epaSource } from './epa-source.ts';
import { createCatalogue, onPaper } from './look-up.ts';

const NAMES = { makes: () => [], models: () => [], trims: () => [] };
const QUERY = { year: 2003, make: 'Honda', model: 'Accord', trim: null };

const CAR: EpaEntry = {
  epa_id: 1,
  size_class: 'Midsize Cars',
  cylinders: 4,
  liters: 2.4,
  drive: 'Front-Wheel Drive',
  gearbox: { kind: 'automatic', gears: 5 },
  fuel: 'Regular Gasoline',
  second_fuel: null,
  technology: null,
  city: 21,
  highway: 31,
  combined: 25,
  second_city: null,
  second_highway: null,
  second_combined: null,
  kwh: null,
  electric_range: null,
  co2: 350,
  ghg_score: 5,
  annual_cost: 2200,
  save_over_5_years: -500,
};

const answer = (...cars: Partial<EpaEntry>[]): EpaAnswer => {
  const fitting = cars.map((car) => ({ ...CAR, ...car }));
  return {
    fitting,
    one: fitting.length === 1 ? fitting[0]! : null,
    drive: null,
    class_range: { lowest: 14, highest: 40 },
    as_of: '2026-11-20',
  };
};
const lookUp = (epa: EpaAnswer | null) =>
  createCatalogue(NAMES, [epaSource(() => Promise.resolve(epa))]).lookUp(QUERY, 'en');
const fieldsOf = async (epa: EpaAnswer) =>
  Object.fromEntries((await lookUp(epa)).specifications.map(({ name, value }) => [name, value]));

describe('EPA data on stickers', () => {
  it('has figures if all matches agree, within the range of their class', async () => {
    const { fuel_economy: fuel, sources, missing } = await lookUp(answer({}));
    expect(fuel).toMatchObject({ combined: 25, city: 21, highway: 31, class_range: { lowest: 14, highest: 40 } });
    expect([sources, missing]).toMatchObject([[{ name: 'EPA fueleconomy.gov', as_of: '2026-11-20' }], []]);
  });

  it('has no figures if they differ, with a sentence that says why', async () => {
    const two = answer({ combined: 26, gearbox: { kind: 'manual', gears: 5 } }, {});
    const { fuel_economy: fuel, missing_words: words } = await lookUp(two);
    expect(fuel).toBeNull();
    expect(words).toContain('EPA lists several configurations of the 2003 Honda Accord');
    expect(await fieldsOf(two)).toMatchObject({ 'Combined mpg': '25–26', Transmissions: expect.stringContaining(';') });
  });

  it('docs/decisions.md §5: has no undecided drive type, even with a single match', async () => {
    expect(await fieldsOf(answer({}))).not.toHaveProperty('Drive');
    expect(await fieldsOf({ ...answer({}), drive: 'Front-Wheel Drive' })).toHaveProperty(
      'Drive',
      expect.stringMatching(/front/i),
    );
    const { specifications } = await lookUp(answer({}, { drive: 'All-Wheel Drive' }));
    expect(specifications.map(({ name }) => name)).toContain('Drives');
  });

  it('docs/decisions.md §5: prints no range or alternatives as a fact', async () => {
    const source = onPaper(epaSource(() => Promise.resolve(answer({}, { liters: 3, drive: 'All-Wheel Drive' }))));
    const { specifications } = await createCatalogue(NAMES, [source]).lookUp(QUERY, 'en');
    expect(specifications.map(({ name }) => name)).toEqual(['Transmission']);
  });

  it('has MPGe and electric range for electric vehicles', async () => {
    const electric = { fuel: 'Electricity', technology: 'EV', combined: 114, kwh: 30, electric_range: 84 };
    expect((await lookUp(answer(electric))).fuel_economy?.electric).toEqual({
      ...{ combined: 114, kwh_per_100_miles: 30, range_miles: 84 },
    });
    const plugIn = {
      second_fuel: 'Electricity',
      technology: 'Plug-in Hybrid',
      second_combined: 73,
      kwh: 46,
      electric_range: 18,
    };
    expect((await lookUp(answer(plugIn))).fuel_economy).toMatchObject({
      fuel: 'Plug-in hybrid',
      electric: { combined: 73, kwh_per_100_miles: 46, range_miles: 18 },
      second_fuel: null,
    });
  });

  it('has both fuels of a flex-fuel vehicle', async () => {
    const flexible = { second_fuel: 'E85', technology: 'FFV', second_city: 16, second_highway: 23 };
    expect((await lookUp(answer({ ...flexible, second_combined: 18 }))).fuel_economy).toMatchObject({
      fuel: 'Regular Gasoline',
      combined: 25,
      electric: null,
      second_fuel: { fuel: 'E85', combined: 18, city: 16, highway: 23 },
    });
    expect((await lookUp(answer(flexible))).fuel_economy?.second_fuel).toBeNull();
  });

  it('is empty before the list is loaded', async () => {
    expect(await lookUp(null)).toMatchObject({ fuel_economy: null, specifications: [], sources: [] });
  });
});
