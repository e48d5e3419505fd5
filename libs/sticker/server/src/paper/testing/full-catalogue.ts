import type { EquipmentCatalogue } from '@vinlore/sticker-domain';

/** Returns a made-up catalog with data for every block and any vehicle, marked as a sample. */
export function fullCatalogue(year: number, make: string, model: string): EquipmentCatalogue {
  const color = { name: 'Made-up Blue', code: 'B1', hex: '#2a4d7c', price: null, source: 1 };
  const item = { name: 'Made-up package', code: 'P1', price: 34_900, preselected: true, source: 1 };
  return {
    year,
    make,
    model,
    trim: 'Made-up trim',
    trims: [{ name: 'Made-up trim', msrp: 2_114_000, destination: 89_500, source: 1 }],
    currency: 'USD',
    colors: { exterior: [color], interior: [] },
    packages: [{ category_name: 'Packages', data: [item, { ...item, name: 'Made-up mats', code: null, price: null }] }],
    standard_equipment: [{ category_name: 'Comfort', data: [{ name: 'Made-up clock', source: 1 }] }],
    fuel_economy: {
      epa_id: 1,
      fuel: 'Regular Gasoline',
      combined: 27,
      city: 24,
      highway: 31,
      electric: null,
      second_fuel: null,
      co2_grams_per_mile: 329,
      ghg_score: 5,
      annual_fuel_cost: 2100,
      save_over_5_years: -500,
      class_name: 'Midsize Cars',
      class_range: { lowest: 14, highest: 56 },
      source: 2,
    },
    safety_ratings: {
      overall: 5,
      frontal_driver: 5,
      frontal_passenger: 4,
      side_front: 5,
      side_rear: null,
      rollover: 4,
      source: 1,
    },
    parts_content: {
      us_canadian_percent: 70,
      others: [{ country: 'Japan', percent: 15 }],
      assembly: 'Made-up City',
      engine_from: 'United States',
      transmission_from: 'Japan',
      source: 1,
    },
    specifications: [],
    missing: [],
    missing_words: '',
    sources: [
      { name: 'Made-up catalogue', as_of: '2026-11-01', sample: true },
      { name: 'EPA fueleconomy.gov', as_of: '2026-11-01', sample: false },
    ],
  };
}
