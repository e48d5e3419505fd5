import type { FuelFigures, ModelFacts, Span } from '@vinlore/model-domain';

const one = (value: number): Span => ({ low: value, high: value });

const gasoline: FuelFigures = {
  fuel: 'regular',
  unit: 'mpg',
  city: { low: 23, high: 25 },
  highway: { low: 30, high: 33 },
  combined: { low: 26, high: 28 },
  kwh_per_100_miles: null,
  range_miles: null,
  co2_grams_per_mile: { low: 315, high: 343 },
  annual_cost: { low: 1900, high: 2050 },
};

/** Made-up facts of a partially known model, with every kind of fact. */
export const sampleFacts: ModelFacts = {
  vehicle: {
    vin: 'JF2GPACC7F8218681',
    year: 2015,
    make: 'SUBARU',
    model: 'XV Crosstrek',
    title: '2015 Subaru XV Crosstrek',
  },
  fuel_economy: {
    certainty: 'range',
    depends_on: ['transmission', 'trim'],
    powertrain: 'combustion',
    fuels: [gasoline],
    annual_cost: { low: 1900, high: 2050 },
    five_year_cost: { low: 9500, high: 10_250 },
    saves_over_5_years: { low: -250, high: 500 },
    ghg_score: one(6),
    fuel_economy_score: one(6),
    size_class: 'Small Sport Utility Vehicle',
    candidates: 2,
    source: { name: 'EPA fueleconomy.gov', release: null, as_of: '2026-11-18' },
  },
  safety: {
    certainty: 'exact',
    depends_on: [],
    ratings: {
      overall: one(5),
      front: one(4),
      front_driver: one(4),
      front_passenger: one(4),
      side: one(5),
      side_driver: one(5),
      side_passenger: one(5),
      side_pole: one(5),
      rollover: one(4),
      rollover_percent: one(16.4),
    },
    assistance: [
      { feature: 'forward_collision_warning', availability: 'optional', meets_criteria: true },
      { feature: 'lane_departure_warning', availability: 'none', meets_criteria: null },
    ],
    variants: [{ model: 'XV CROSSTREK', body: 'SUV', drive: 'AWD', production: null, overall: 5 }],
    source: { name: 'NHTSA 5-Star Safety Ratings', release: 'Safercar_data', as_of: '2026-11-01' },
  },
  problems: {
    complaints: {
      count: 214,
      crashes: 9,
      fires: 2,
      injuries: 5,
      deaths: 0,
      by_component: [
        { component: 'ELECTRICAL SYSTEM', count: 61, crashes: 0, fires: 1 },
        { component: 'ENGINE', count: 48, crashes: 1, fires: 1 },
        { component: 'VISIBILITY:WINDSHIELD', count: 37, crashes: 0, fires: 0 },
        { component: 'SERVICE BRAKES, HYDRAULIC:FOUNDATION COMPONENTS:DISC', count: 22, crashes: 4, fires: 0 },
        { component: 'POWER TRAIN', count: 19, crashes: 1, fires: 0 },
        { component: 'AIR BAGS', count: 14, crashes: 3, fires: 0 },
        { component: 'STEERING', count: 9, crashes: 0, fires: 0 },
        { component: 'SEAT BELTS', count: 3, crashes: 0, fires: 0 },
      ],
      by_mileage: [
        { from: 0, to: 20_000, count: 31 },
        { from: 20_000, to: 50_000, count: 52 },
        { from: 50_000, to: 100_000, count: 64 },
        { from: 100_000, to: null, count: 12 },
      ],
      with_mileage: 159,
      by_model_year: [
        { year: 2013, count: 122 },
        { year: 2014, count: 187 },
        { year: 2015, count: 214 },
      ],
      first_received: '2014-11-03',
      last_received: '2026-09-12',
      source: { name: 'NHTSA complaints', release: 'COMPLAINTS_RECEIVED_2025-2026', as_of: '2026-11-20' },
    },
    investigations: {
      count: 1,
      open: 1,
      items: [
        {
          number: 'PE20001',
          opened: '2020-02-11',
          closed: null,
          is_open: true,
          components: ['ELECTRICAL SYSTEM:BATTERY'],
          subject: 'Battery drain',
          campaign: null,
        },
      ],
      source: { name: 'NHTSA investigations', release: 'FLAT_INV', as_of: '2026-11-20' },
    },
    communications: {
      count: 6,
      items: Array.from({ length: 6 }, (_, at) => ({
        id: `1020${at}`,
        number: at === 5 ? null : `07-18${at}-20R`,
        date: `2020-0${at + 1}-15`,
        components: ['ELECTRICAL SYSTEM'],
        summary: 'Dark current draw: reprogram the DCM and replace the battery where the test asks for it.',
      })),
      source: { name: 'NHTSA manufacturer communications', release: 'TSBS_RECEIVED_2020-2024', as_of: '2026-11-20' },
    },
  },
  not_loaded: [],
};

/** The same vehicle with nothing loaded. */
export const nothingLoaded: ModelFacts = {
  ...sampleFacts,
  fuel_economy: null,
  safety: null,
  problems: { complaints: null, investigations: null, communications: null },
  not_loaded: ['fuel_economy', 'safety_ratings', 'complaints', 'investigations', 'communications'],
};

/** The same vehicle with everything loaded and nothing published. */
export const nothingPublished: ModelFacts = { ...nothingLoaded, not_loaded: [] };
