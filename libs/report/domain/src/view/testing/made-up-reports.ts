import type { ReportData } from '../../data/report-data.ts';
import type { RuleFigures, RuleName, RuleStatus } from '../../rules/rules.ts';
import { RULES } from '../../rules/rules.ts';
import { type MadeUpEvent, madeUpEvent } from './made-up-event.ts';
import { longModel, madeUpModel, openModel } from './made-up-model.ts';
import { madeUpRecall, madeUpReport, madeUpSources } from './made-up-report.ts';

/** A finding about records, given by their keys. */
export function madeUpFinding<Name extends RuleName, Of extends RuleStatus<Name>>(
  rule: Name,
  status: Of,
  events: readonly string[],
  figures: RuleFigures<Name, Of>,
): ReportData['findings'][number] {
  return { rule, section: RULES[rule].section, status, events: [...events], figures };
}

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });

const civic: readonly MadeUpEvent[] = [
  madeUpEvent('title', '2018-02-09', { miles: 12, place: 'OH', detail: { brand: '00' } }),
  madeUpEvent('lien', '2018-02-09', { place: 'OH', detail: { entity: 'Sample Bank' } }),
  madeUpEvent('use', '2018-02-09', { place: 'OH', source: 'Sample title feed', detail: { use: 'personal' } }),
  madeUpEvent('service', '2019-03-28', { miles: 13_180, place: 'Dayton, OH', detail: { work: ['Oil and filter'] } }),
  madeUpEvent('owner-change', '2021-05-10', { place: 'OH' }),
  madeUpEvent('title', '2021-05-14', { miles: 34_902, place: 'OH', detail: { brand: '00' } }),
  madeUpEvent('lien-release', '2021-05', { place: 'OH', detail: { entity: 'Sample Bank' } }),
  madeUpEvent('inspection', '2022-04-06', { miles: 44_648, place: 'Dayton, OH', detail: { result: 'pass' } }),
  madeUpEvent('accident', '2022-10-17', {
    place: 'Dayton, OH',
    detail: { severity: 'minor', impact: ['rear-left'], airbags: false, towed: false, structural: false },
  }),
  madeUpEvent('service', '2023-01-11', {
    miles: 38_410,
    place: 'Dayton, OH',
    detail: { work: ['Rear lamp', 'Paint'] },
  }),
  madeUpEvent('auction', '2024-07-01', {
    miles: 51_930,
    place: 'Louisville, KY',
    alsoFrom: [{ source: 'Sample listing feed', recordId: 'SAMPLE-10B' }],
    detail: { price: usd(15_400), marketValue: usd(16_000), seller: 'Sample Motors', condition: '4.1 of 5' },
  }),
  madeUpEvent('owner-change', '2024-07-30', { place: 'KY' }),
  madeUpEvent('title', '2024-08-03', { miles: 52_218, place: 'KY', detail: { brand: '00' } }),
  madeUpEvent('listing', '2026-10-05', { miles: 61_002, place: 'KY', detail: { price: usd(18_900) } }),
  madeUpEvent('listing', '2026-11-02', { miles: 61_384, place: 'KY', detail: { price: usd(17_900) } }),
];

/**
 * Made-up sales of comparable cars; without a mileage comparison, since `fullReport` has a reading that is out of line.
 */
export const madeUpComparable: NonNullable<ReportData['comparable']> = {
  alike: '19XFC2F7·J',
  sources: ['Sample auction feed'],
  sample: true,
  mileage: null,
  price: {
    ...{ cars: 412, low: 1_410_000, middle: 1_525_000, high: 1_640_000, market: 'auction', miles: 54_100 },
    ...{ event: 'e11', day: '2024-07-01', own: 1_540_000 },
  },
  lately: { cars: 287, low: 1_290_000, middle: 1_380_000, high: 1_495_000, market: 'auction', miles: 66_300 },
};

/** Many records, some to ask about: a reading out of line, a minor accident, and two recalls. */
export const fullReport: ReportData = madeUpReport({
  id: 'made-up-full',
  mileage: 61_500,
  events: civic,
  recalls: [
    madeUpRecall('18V000', { parkOutside: true }),
    madeUpRecall('20V000', { received: '2020-05-28', components: ['FUEL SYSTEM, GASOLINE:PUMP'], overTheAir: true }),
  ],
  findings: [
    madeUpFinding('title-states', 'ok', ['e1', 'e6', 'e13'], { titles: 3, states: 'OH,KY' }),
    madeUpFinding('no-title-brand', 'ok', ['e1', 'e6', 'e13'], { titles: 3 }),
    madeUpFinding('odometer-codes', 'ok', ['e1', 'e6', 'e13'], { readings: 3 }),
    madeUpFinding('odometer-typing-error', 'look', ['e8', 'e10', 'e11'], {
      miles: 38_410,
      day: '2023-01-11',
      beforeMiles: 44_648,
      afterMiles: 51_930,
    }),
    madeUpFinding('odometer-plausibility', 'ok', ['e1', 'e15'], { readings: 9, milesPerYear: 7_012 }),
    madeUpFinding('entered-mileage', 'ok', ['e15'], { miles: 61_500, lastMiles: 61_384, lastDay: '2026-11-02' }),
    madeUpFinding('open-lien', 'ok', ['e2', 'e7'], { liens: 1 }),
    madeUpFinding('damage', 'look', ['e9'], {
      records: 1,
      day: '2022-10-17',
      worst: 'minor',
      airbags: 'no record',
      structural: 'no record',
      impact: 'rear-left',
    }),
    madeUpFinding('owners', 'ok', ['e1', 'e5', 'e12'], { owners: 3, fromDay: '2018-02-09' }),
    madeUpFinding('commercial-use', 'ok', ['e3'], { records: 1 }),
    madeUpFinding('record-gap', 'look', ['e13', 'e14'], { months: 26, fromDay: '2024-08-03', toDay: '2026-10-05' }),
    madeUpFinding('auctions', 'ok', ['e11'], { auctions: 1, priced: 1, fromDay: '2024-07-01', toDay: '2024-07-01' }),
    madeUpFinding('days-on-market', 'ok', ['e14', 'e15'], {
      days: 28,
      fromDay: '2026-10-05',
      toDay: '2026-11-02',
      drops: 1,
      sold: 'no record',
    }),
    madeUpFinding('failed-inspection', 'ok', ['e8'], { test: 'inspection', day: '2022-04-06' }),
    madeUpFinding('recalls', 'alert', [], { recalls: 2, parkIt: 0, parkOutside: 1 }),
  ],
  comparable: madeUpComparable,
});

/** A single old title. */
export const thinReport: ReportData = madeUpReport({
  id: 'made-up-thin',
  events: [madeUpEvent('title', '2019', { miles: 20, place: 'TX' })],
  findings: [
    madeUpFinding('odometer-codes', 'ok', ['e1'], { readings: 1 }),
    madeUpFinding('silent-since', 'look', ['e1'], { months: 94, fromDay: '2019' }),
  ],
});

/** All sources answered, and none had a record. */
export const emptyReport: ReportData = madeUpReport({
  id: 'made-up-empty',
  sources: madeUpSources([], []).map((source) => ({ ...source, sample: false })),
});

/** The same car as `fullReport` when three sources were down and one no longer covered anything. */
export const downReport: ReportData = madeUpReport({
  ...fullReport,
  id: 'made-up-down',
  events: civic.filter(({ kind }) => kind !== 'accident'),
  recalls: [],
  findings: [],
  sources: madeUpSources(civic, [])
    .filter(({ name }) => name !== 'Sample lien feed')
    .map((source) =>
      ['Sample police feed', 'Sample theft feed', 'NHTSA recall files (sample)'].includes(source.name)
        ? { ...source, status: 'down', asOf: null, records: 0 }
        : source,
    ),
});

/** A car in Germany: kilometers, cities without states, and TÜV-style inspections. */
export const europeReport: ReportData = madeUpReport({
  id: 'made-up-europe',
  kind: 'europe',
  vin: 'WVWZZZ1KZ8W000018',
  vehicle: {
    title: 'Volkswagen Golf',
    year: 2008,
    make: 'VOLKSWAGEN',
    model: 'Golf',
    series: null,
    trim: null,
    checkDigit: 'unknown',
    facts: [
      { key: 'first-registration', value: '2008-03', from: 'source', source: 'Sample register' },
      { key: 'fuel_type', value: 'Diesel', from: 'source', source: 'Sample register' },
    ],
  },
  events: [
    madeUpEvent('registration', '2008-03', { place: 'Köln, , DE', source: 'Sample register' }),
    madeUpEvent('inspection', '2011-03-14', {
      km: 48_210,
      place: 'Köln, , DE',
      source: 'Sample inspection register',
      detail: { result: 'pass' },
    }),
    madeUpEvent('odometer-reading', '2014-04', {
      km: 92_004,
      place: 'Köln, , DE',
      source: 'Sample inspection register',
    }),
    madeUpEvent('inspection', '2017-03-30', {
      km: 61_870,
      place: 'Praha, , CZ',
      source: 'Sample inspection register',
      detail: { result: 'advisory' },
    }),
    madeUpEvent('damage', '2018', {
      place: ', , CZ',
      detail: { severity: 'severe', airbags: true, impact: ['front'] },
    }),
    madeUpEvent('import', '2019-01', { place: ', , PL', source: 'Sample register' }),
  ],
  findings: [
    madeUpFinding('odometer-rollback', 'alert', ['e3', 'e4'], {
      fromMiles: 57_169,
      fromDay: '2014-04',
      toMiles: 38_444,
      toDay: '2017-03-30',
      dropMiles: 18_725,
    }),
    madeUpFinding('damage', 'alert', ['e5'], {
      records: 1,
      day: '2018',
      worst: 'severe',
      airbags: 'yes',
      structural: 'no record',
      impact: 'front',
    }),
    madeUpFinding('failed-inspection', 'look', ['e4'], { test: 'inspection', day: '2017-03-30', result: 'advisory' }),
  ],
  sources: [
    { ...madeUpSources([], [])[0]!, name: 'Sample register', covers: ['title', 'ownership', 'theft'], records: 2 },
    { ...madeUpSources([], [])[1]!, covers: ['damage'], records: 1 },
    {
      ...madeUpSources([], [])[0]!,
      name: 'Sample inspection register',
      covers: ['odometer', 'service'],
      records: 3,
    },
  ],
});

/** A car from before 17-character VINs, with the name its member confirmed. */
export const classicReport: ReportData = madeUpReport({
  id: 'made-up-classic',
  kind: 'classic',
  vin: '7F02C100018',
  vehicle: {
    title: '1967 Ford Mustang',
    titleFrom: 'entered',
    year: 1967,
    make: 'FORD',
    model: 'Mustang',
    series: null,
    trim: null,
    checkDigit: 'unknown',
    facts: [{ key: 'engine', value: '289 V8', from: 'decoded', source: 'Code tables of classic numbers' }],
  },
  events: [
    madeUpEvent('auction', '2016-08-20', { miles: 74_210, code: '71', place: 'CA', detail: { price: usd(31_000) } }),
    madeUpEvent('auction', '2023-01', { miles: 74_980, code: '71', place: 'Scottsdale, AZ' }),
  ],
  findings: [
    madeUpFinding('auctions', 'ok', ['e1', 'e2'], {
      auctions: 2,
      priced: 1,
      fromDay: '2016-08-20',
      toDay: '2023-01',
    }),
  ],
});

/** Two hundred records, many brands and thefts, and long words, to stress a page. */
export const longReport: ReportData = madeUpReport({
  id: 'made-up-long',
  vehicle: { ...fullReport.vehicle, title: '2008 Mercedes-Benz Sprinter 2500 High Roof Extended Wheelbase Cargo Van' },
  events: Array.from({ length: 200 }, (_, index) => {
    const date = new Date(Date.UTC(2008, index, 1 + (index % 27))).toISOString().slice(0, 10);
    const kinds = ['service', 'listing', 'inspection', 'odometer-reading', 'registration', 'title'] as const;
    const kind = kinds[index % kinds.length]!;
    const long = 'Sample words of a workshop that writes down everything it did, saw, heard and thought. '.repeat(5);
    return madeUpEvent(kind, date, {
      miles: 100 + index * 900,
      place: 'Rancho Santa Margarita, CA',
      detail: kind === 'service' ? { work: ['Oil and filter', 'Tires rotated', 'Brake fluid'], note: long.trim() } : {},
    });
  }),
  recalls: Array.from({ length: 24 }, (_, index) =>
    madeUpRecall(`08V${String(index).padStart(3, '0')}`, { parkIt: index === 3 }),
  ),
  findings: [
    madeUpFinding('odometer-rollback', 'ok', ['e1', 'e200'], { readings: 200, highestMiles: 179_200 }),
    madeUpFinding('recalls', 'alert', [], { recalls: 24, parkIt: 1, parkOutside: 0 }),
  ],
});

/** No records of the car, but a lot of data about its model. */
export const modelReport: ReportData = madeUpReport({
  id: 'made-up-model',
  recalls: [madeUpRecall('20V000', { sample: false }), madeUpRecall('18V000', { parkOutside: true, sample: false })],
  findings: [madeUpFinding('recalls', 'alert', [], { recalls: 2, parkIt: 0, parkOutside: 1 })],
  model: madeUpModel(),
});

/** All kinds of reports by name, for tests and screenshots that cover each of them. */
export const madeUpReports = {
  full: fullReport,
  thin: thinReport,
  empty: emptyReport,
  down: downReport,
  europe: europeReport,
  classic: classicReport,
  long: longReport,
  model: modelReport,
  openModel: { ...emptyReport, id: 'made-up-open', model: openModel },
  longModel: { ...modelReport, id: 'made-up-long-model', model: longModel },
} as const;
