import type { EquipmentCatalogue } from '@vinlore/sticker-domain';

/** Response of a source without data for a car. */
export const emptyCatalogue: EquipmentCatalogue = {
  year: 1967,
  make: 'FORD',
  model: 'Mustang',
  trim: null,
  trims: [],
  currency: 'USD',
  colors: { exterior: [], interior: [] },
  packages: [],
  standard_equipment: [],
  fuel_economy: null,
  safety_ratings: null,
  parts_content: null,
  specifications: [],
  missing: ['trims', 'colors', 'packages', 'prices', 'fuel_economy', 'specifications'],
  missing_words: 'Nothing is known of this car.',
  sources: [],
};

const item = (name: string, more: Partial<EquipmentCatalogue['packages'][number]['data'][number]> = {}) => ({
  name,
  code: null,
  price: null,
  preselected: false,
  source: 1,
  ...more,
});

/** A made-up catalog for tests. */
export const madeUpCatalogue: EquipmentCatalogue = {
  ...emptyCatalogue,
  trims: [
    { name: 'Standard', msrp: 259_217, destination: null, source: 1 },
    { name: 'GT', msrp: null, destination: null, source: 1 },
  ],
  colors: {
    exterior: [
      { name: 'Candyapple Red', code: 'T', hex: '#a31621', price: null, source: 1 },
      { name: 'Azul índigo', code: null, hex: null, price: null, source: 1 },
    ],
    interior: [{ name: 'Black vinyl', code: '2A', hex: '#1b1b1c', price: null, source: 1 }],
  },
  packages: [
    {
      category_name: 'Engine and drive',
      data: [item('289 V8', { code: 'C', price: 10_563, preselected: true }), item('Limited-slip axle')],
    },
    { category_name: 'Comfort', data: [item('Power steering', { price: 8_447 })] },
  ],
  missing: ['fuel_economy', 'specifications'],
  missing_words: 'No fuel economy.',
  sources: [{ name: 'Vinlore sample catalogue', as_of: '2026-11-20', sample: true }],
};
