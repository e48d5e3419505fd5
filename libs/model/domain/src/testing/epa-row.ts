import type { EpaRow } from '../match/epa-row.ts';

/** Builds a made-up EPA vehicle. */
export function epaRow(row: Partial<EpaRow> = {}): EpaRow {
  return {
    epa_id: 1,
    year: 2003,
    make_key: 'HONDA',
    model: 'Accord',
    size_class: 'Midsize Cars',
    cylinders: 4,
    liters: 2.4,
    drive: 'Front-Wheel Drive',
    transmission: 'Automatic 5-spd',
    turbo: false,
    supercharger: false,
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
    co2: null,
    second_co2: null,
    ghg_score: null,
    economy_score: null,
    annual_cost: 2200,
    second_annual_cost: null,
    save_over_5_years: -500,
    ...row,
  };
}
