import type { ModelPart } from '../../data/model-part.ts';

const one = (figure: number) => ({ low: figure, high: figure });
const nhtsa = (release: string) => ({ name: 'NHTSA (sample)', release, asOf: '2026-11-18' });

/** Published data about a made-up model. */
export const madeUpModel = (more: Partial<ModelPart> = {}): ModelPart => ({
  version: 1,
  title: '2018 Honda Civic',
  safety: {
    dependsOn: ['body'],
    ratings: {
      overall: one(5),
      front: one(5),
      frontDriver: one(5),
      frontPassenger: one(4),
      side: one(5),
      sideDriver: one(5),
      sidePassenger: one(5),
      sidePole: one(5),
      rollover: { low: 4, high: 5 },
    },
    rolloverPercent: { low: 9.5, high: 10.4 },
    assistance: [
      { feature: 'forward_collision_warning', availability: 'optional', meetsCriteria: true },
      { feature: 'lane_departure_warning', availability: 'optional', meetsCriteria: false },
      { feature: 'backup_camera', availability: 'standard', meetsCriteria: null },
    ],
    source: nhtsa('Safercar_data'),
  },
  complaints: {
    count: 412,
    crashes: 21,
    fires: 3,
    injuries: 14,
    deaths: 1,
    byComponent: [
      { component: 'STEERING', count: 131, crashes: 6, fires: 0 },
      { component: 'ELECTRICAL SYSTEM', count: 74, crashes: 1, fires: 2 },
      { component: 'FUEL/PROPULSION SYSTEM', count: 52, crashes: 0, fires: 0 },
      { component: 'SERVICE BRAKES, HYDRAULIC:ANTILOCK', count: 33, crashes: 9, fires: 0 },
      { component: 'AIR BAGS', count: 21, crashes: 5, fires: 0 },
      { component: 'SAMPLE PART:NO NAME IN OUR LIST', count: 4, crashes: 0, fires: 1 },
    ],
    byMileage: [
      { from: 0, to: 25_000, count: 88 },
      { from: 25_000, to: 50_000, count: 64 },
      { from: 50_000, to: 100_000, count: 41 },
      { from: 100_000, to: null, count: 9 },
    ],
    withMileage: 202,
    byModelYear: [
      { year: 2016, count: 1_204 },
      { year: 2017, count: 688 },
      { year: 2018, count: 412 },
      { year: 2019, count: 397 },
    ],
    firstReceived: '2017-12-04',
    lastReceived: '2026-11-16',
    source: nhtsa('COMPLAINTS_RECEIVED_2025-2026'),
  },
  investigations: {
    count: 23,
    open: 1,
    items: [
      {
        number: 'PE25000',
        opened: '2025-03-11',
        closed: null,
        isOpen: true,
        components: ['STEERING:GEAR BOX'],
        subject: 'Sample investigation: the steering may stick on center',
        campaign: null,
      },
      {
        number: 'EA19000',
        opened: '2019-02-01',
        closed: '2020-05-20',
        isOpen: false,
        components: ['FUEL SYSTEM, GASOLINE'],
        subject: 'Sample investigation: the fuel pump may stop',
        campaign: '20V000',
      },
    ],
    source: nhtsa('FLAT_INV'),
  },
  communications: {
    count: 187,
    items: [
      {
        id: '10200001',
        number: 'SB-10090-0000',
        date: '2025-08-14',
        components: ['ELECTRICAL SYSTEM', 'VISIBILITY'],
        summary: 'Sample bulletin: the defroster may come on late. Update the software of the climate unit.',
      },
      {
        id: '10190002',
        number: null,
        date: null,
        components: ['AIR BAGS'],
        summary: 'Sample letter: how to order parts of the seat sensor.',
      },
    ],
    source: nhtsa('TSBS_RECEIVED_2025-2026'),
  },
  fuel: {
    dependsOn: ['transmission'],
    powertrain: 'combustion',
    fuels: [
      {
        fuel: 'regular',
        unit: 'mpg',
        city: { low: 28, high: 31 },
        highway: { low: 38, high: 40 },
        combined: { low: 32, high: 34 },
        kwhPer100Miles: null,
        rangeMiles: null,
        co2GramsPerMile: { low: 261, high: 277 },
        annualCost: { low: 1_450, high: 1_550 },
      },
    ],
    fiveYearCost: { low: 7_250, high: 7_750 },
    savesOver5Years: { low: 1_000, high: 1_500 },
    ghgScore: one(7),
    sizeClass: 'Midsize Cars',
    source: { name: 'EPA (sample)', release: 'vehicles.csv', asOf: '2026-11-14' },
  },
  missing: [],
  ...more,
});

/** A plug-in hybrid with one file not loaded, one unreadable, and nothing else published. */
export const openModel: ModelPart = madeUpModel({
  title: '2021 Sample Prime',
  safety: null,
  complaints: null,
  investigations: null,
  communications: null,
  fuel: {
    ...madeUpModel().fuel!,
    dependsOn: [],
    powertrain: 'plug_in',
    fuels: [
      {
        fuel: 'electricity',
        unit: 'mpge',
        city: null,
        highway: null,
        combined: one(133),
        kwhPer100Miles: one(25),
        rangeMiles: one(25),
        co2GramsPerMile: null,
        annualCost: one(600),
      },
      {
        fuel: 'regular',
        unit: 'mpg',
        city: one(55),
        highway: one(53),
        combined: one(54),
        kwhPer100Miles: null,
        rangeMiles: null,
        co2GramsPerMile: one(78),
        annualCost: one(950),
      },
    ],
    fiveYearCost: one(3_500),
    savesOver5Years: { low: -500, high: 4_500 },
    ghgScore: null,
    sizeClass: null,
  },
  missing: [
    { topic: 'complaints', why: 'not-loaded' },
    { topic: 'communications', why: 'down' },
  ],
});

/** All lists at maximum length, with texts as long as NHTSA's. */
export const longModel: ModelPart = (() => {
  const model = madeUpModel();
  const words = 'SAMPLE WORDS OF A MANUFACTURER THAT TELLS ITS DEALERS EVERYTHING IT KNOWS ABOUT A REPAIR. '.repeat(4);
  return {
    ...model,
    title: '2008 Mercedes-Benz Sprinter 2500 High Roof Extended Wheelbase Cargo Van',
    complaints: {
      ...model.complaints!,
      byComponent: Array.from({ length: 8 }, (_, index) => ({
        component: `SAMPLE COMPONENT WITH A VERY LONG NAME NUMBER ${index + 1}, HYDRAULIC AND ELECTRIC`,
        count: 12_345 - index * 1_500,
        crashes: 1_200 - index * 90,
        fires: 300 - index * 30,
      })),
      byModelYear: Array.from({ length: 12 }, (_, index) => ({ year: 2002 + index, count: index * 900 })),
    },
    investigations: {
      ...model.investigations!,
      items: Array.from({ length: 20 }, (_, index) => ({
        ...model.investigations!.items[1]!,
        number: `EA19${String(index).padStart(3, '0')}`,
        subject: words.slice(0, 120),
      })),
    },
    communications: {
      ...model.communications!,
      items: Array.from({ length: 20 }, (_, index) => ({
        ...model.communications!.items[0]!,
        id: String(10_200_000 + index),
        number: index % 3 === 0 ? null : `SB-10090-${String(index).padStart(4, '0')}`,
        summary: words,
      })),
    },
  };
})();
