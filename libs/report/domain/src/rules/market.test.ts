import { describe, expect, it } from 'vitest';
import { auctions } from './auctions.ts';
import { daysOnMarket } from './days-on-market.ts';
import { failedInspection } from './failed-inspection.ts';
import { recalls } from './recalls.ts';
import { factsOf, madeUp, verdicts } from './testing/facts.ts';

const priced = (dollars: number, currency = 'USD') => ({ price: { amount: dollars * 100, currency } });
const listing = (date: string, dollars?: number) =>
  madeUp('listing', date, { detail: dollars === undefined ? {} : priced(dollars) });

describe('days on market', () => {
  it('run from the first listing to the sale', () => {
    const events = [listing('2024-03-01', 16_000), listing('2024-03-20', 15_500), madeUp('sale', '2024-04-02')];
    expect(daysOnMarket(factsOf(events))).toMatchObject([
      {
        status: 'ok',
        events: ['e1', 'e2', 'e3'],
        figures: { days: 32, fromDay: '2024-03-01', toDay: '2024-04-02', drops: 1, sold: 'yes' },
      },
    ]);
  });

  it('are flagged for a long time and for three price drops', () => {
    expect(daysOnMarket(factsOf([listing('2024-03-01'), listing('2024-06-20')]))).toMatchObject([
      { status: 'look', figures: { days: 111, sold: 'no record' } },
    ]);
    const cut = [
      listing('2024-03-01', 4),
      listing('2024-03-05', 3),
      listing('2024-03-09', 2),
      listing('2024-03-13', 1),
    ];
    expect(daysOnMarket(factsOf(cut))).toMatchObject([{ status: 'look', figures: { days: 12, drops: 3 } }]);
  });

  it('start over after a sale, or after months without a listing', () => {
    const events = [
      listing('2020-03-01'),
      madeUp('sale', '2020-03-11'),
      listing('2020-04-01'),
      listing('2022-05-01'),
      listing('2022-05-04'),
    ];
    expect(daysOnMarket(factsOf(events)).map(({ figures }) => figures['days'])).toEqual([10, 3]);
  });

  it('need more than a single listing', () => {
    expect(daysOnMarket(factsOf([listing('2024-03-01', 9_000)]))).toEqual([]);
  });

  it('ignore a sale without a listing, and don’t compare currencies', () => {
    expect(daysOnMarket(factsOf([madeUp('sale', '2020-03-11')]))).toEqual([]);
    const mixed = [listing('2024-03-01', 900), madeUp('listing', '2024-03-05', { detail: priced(800, 'EUR') })];
    expect(daysOnMarket(factsOf(mixed))[0]!.figures['drops']).toBe(0);
  });
});

describe('auctions', () => {
  const auction = (date: string, dollars?: number) =>
    madeUp('auction', date, { detail: dollars === undefined ? {} : priced(dollars) });

  it('several within a year are flagged', () => {
    expect(
      auctions(factsOf([auction('2018-01-01', 9_000), auction('2024-01-01'), auction('2024-09-01', 7_000)])),
    ).toMatchObject([
      {
        status: 'look',
        events: ['e2', 'e3'],
        figures: { auctions: 2, priced: 1, fromDay: '2024-01-01', toDay: '2024-09-01' },
      },
    ]);
  });

  it('some over the years are normal dealer business', () => {
    expect(auctions(factsOf([auction('2018-01-01', 9_000), auction('2024-01-01')]))).toMatchObject([
      { status: 'ok', figures: { auctions: 2, priced: 1 } },
    ]);
    expect(auctions(factsOf([]))).toEqual([]);
  });
});

describe('inspections', () => {
  const test = (date: string, result?: 'pass' | 'fail' | 'advisory', kind: 'inspection' | 'emissions' = 'inspection') =>
    madeUp(kind, date, { detail: result ? { result } : {} });

  it('uses the last result for each kind of test', () => {
    const events = [test('2022', 'fail'), test('2023', 'pass'), test('2023', 'fail', 'emissions'), test('2024')];
    expect(failedInspection(factsOf(events))).toMatchObject([
      { status: 'ok', events: ['e2'], figures: { test: 'inspection', day: '2023' } },
      { status: 'look', events: ['e3'], figures: { test: 'emissions', day: '2023', result: 'fail' } },
    ]);
    expect(verdicts(failedInspection(factsOf([test('2022', 'advisory')])))).toEqual(['failed-inspection: look']);
    expect(failedInspection(factsOf([test('2024')]))).toEqual([]);
  });
});

describe('recalls', () => {
  const recall = (more: object) => ({
    campaign: '20V001000',
    received: null,
    components: [],
    summary: '',
    consequence: '',
    remedy: '',
    parkIt: false,
    parkOutside: false,
    overTheAir: false,
    source: 'Test feed',
    asOf: null,
    sample: false,
    ...more,
  });

  it('are an alert if they say not to drive or park the car, otherwise flagged', () => {
    const urgent = [recall({}), recall({ parkIt: true }), recall({ parkOutside: true })];
    expect(recalls(factsOf([], { recalls: urgent }))).toMatchObject([
      { status: 'alert', figures: { recalls: 3, parkIt: 1, parkOutside: 1 } },
    ]);
    expect(recalls(factsOf([], { recalls: [recall({})] }))).toMatchObject([
      { status: 'look', figures: { recalls: 1 } },
    ]);
    expect(recalls(factsOf([]))).toEqual([]);
  });
});
