import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../data/report-data.ts';
import { factsOf, madeUp, miles } from '../rules/testing/facts.ts';
import { alikeOf, type ComparableSale, comparableLeft, comparableSales } from './comparable-sales.ts';

const VIN = '4T1BF1FK9DU000008';

const sale = (place: number, more: Partial<ComparableSale> = {}): ComparableSale => ({
  vin: `4T1BF1FK0DU1${String(place).padStart(5, '0')}`,
  day: '2015-03-10',
  market: 'auction',
  odometer: miles(30_000 + place * 100),
  price: { amount: 1_200_000 + place * 1_000, currency: 'USD' },
  source: 'Test sales',
  sample: false,
  ...more,
});
const sales = (count: number, more: Partial<ComparableSale> = {}) =>
  Array.from({ length: count }, (_, place) => sale(place + 1, more));

const told = (
  events = [madeUp('auction', '2015-03-01', SOLD)],
  more: { mileage?: number; findings?: Finding[] } = {},
) => ({
  events: [...factsOf(events).events],
  findings: more.findings ?? [],
  mileage: more.mileage ?? null,
  madeAt: '2026-11-20T12:00:00.000Z',
});
const SOLD = { odometer: miles(31_950), detail: { price: { amount: 1_219_500, currency: 'USD' } } } as const;

describe('alikeOf', () => {
  test('names the VIN positions that comparable cars share', () => {
    expect(alikeOf(VIN)).toEqual({ start: '4T1BF1FK', year: 'D' });
    expect(alikeOf('JF2SJABC5FH565259')).toEqual({ start: 'JF2SJABC', year: 'F' });
  });

  test.each(['WVWZZZ1KZAW000001', '242377Z106550', '7F02C100108', ''])('finds nothing comparable for %j', (vin) => {
    expect(alikeOf(vin)).toBeNull();
  });
});

describe('comparableSales', () => {
  test('compares the last reading and the last price with cars sold within six months', () => {
    expect(comparableSales(VIN, told(), sales(40))).toEqual({
      alike: '4T1BF1FK·D',
      sources: ['Test sales'],
      sample: false,
      mileage: { cars: 40, low: 31_000, middle: 32_000, high: 33_000, event: 'e1', day: '2015-03-01', own: 31_950 },
      price: {
        ...{ cars: 40, low: 1_210_000, middle: 1_220_000, high: 1_230_000, market: 'auction', miles: 32_000 },
        ...{ event: 'e1', day: '2015-03-01', own: 1_219_500 },
      },
      lately: null,
    });
  });

  test('needs 30 cars; 29 aren’t enough', () => {
    expect(comparableSales(VIN, told(), sales(29))).toBeNull();
    expect(comparableSales(VIN, told(), sales(30))?.mileage?.cars).toBe(30);
  });

  test('counts a car sold twice once, and never counts the vehicle itself', () => {
    const twice = [...sales(29), ...sales(29, { day: '2015-04-10' })];
    expect(comparableSales(VIN, told(), [...twice, sale(99, { vin: VIN })])).toBeNull();
  });

  test('uses the other sale of a car sold twice if one has no reading or is from another market', () => {
    const unread = sales(30, { day: '2015-03-01', odometer: null, market: 'sale' });
    expect(comparableSales(VIN, told(), [...sales(30), ...unread])).toMatchObject({
      mileage: { cars: 30 },
      price: { cars: 30, market: 'auction' },
    });
  });

  test('compares the entered mileage with recent sales', () => {
    const today = sales(30, { day: '2026-09-01' });
    const { mileage, price, lately } = comparableSales(VIN, told(undefined, { mileage: 120_000 }), today)!;
    expect(mileage).toMatchObject({ event: 'entered', day: '2026-11-20', own: 120_000 });
    expect(price).toBeNull();
    expect(lately).toMatchObject({ cars: 30, market: 'auction' });
  });

  test('skips the mileage comparison if there is a problem with the odometer', () => {
    const finding: Finding = {
      rule: 'odometer-rollback',
      section: 'odometer',
      status: 'alert',
      events: ['e1'],
      figures: {},
    };
    expect(comparableSales(VIN, told(undefined, { findings: [finding] }), sales(40))?.mileage).toBeNull();
  });

  test('compares auction prices with auction prices, in US dollars', () => {
    expect(comparableSales(VIN, told(), sales(40, { market: 'sale' }))?.price).toBeNull();
    const euros = madeUp('auction', '2015-03-01', { detail: { price: { amount: 1, currency: 'EUR' } } });
    expect(comparableSales(VIN, told([euros]), sales(40))).toBeNull();
  });

  test('ignores doubtful or impossible readings, and prices in other currencies', () => {
    for (const odometer of [miles(40_000, '69'), miles(0), miles(999_999), null])
      expect(comparableSales(VIN, told(), sales(40, { odometer }))).toBeNull();
    const abroad = sales(40, { price: { amount: 1, currency: 'CAD' } });
    expect(comparableSales(VIN, told(), abroad)).toMatchObject({ mileage: { cars: 40 }, price: null });
  });

  test('computes the same quartiles as a simple count', () => {
    const anySale = fc.record({
      place: fc.nat(80),
      miles: fc.option(fc.integer({ min: 1, max: 400_000 })),
      ago: fc.integer({ min: -300, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(anySale, { minLength: 20, maxLength: 160 }), (made) => {
        const all = made.map(({ place, miles: read, ago }) =>
          sale(place, {
            odometer: read === null ? null : miles(read),
            day: new Date(Date.UTC(2015, 2, 1) + ago * 86_400_000).toISOString().slice(0, 10),
          }),
        );
        const part = comparableSales(VIN, told(), all)?.mileage;
        // Reference implementation: for each car, the sale with a reading that is nearest to the date.
        const off = ({ day }: ComparableSale) => Math.abs(Date.parse(day) - Date.UTC(2015, 2, 1)) / 86_400_000;
        const cars = [...new Set(all.map(({ vin }) => vin))].flatMap((vin) => {
          const own = all.filter((each) => each.vin === vin && each.odometer !== null && off(each) <= 183);
          return own.toSorted((one, other) => off(one) - off(other)).slice(0, 1);
        });
        const values = cars.flatMap(({ odometer }) => odometer?.value ?? []);
        expect(part?.cars ?? 0).toBe(values.length < 30 ? 0 : values.length);
        if (!part) return;
        for (const [share, value] of [
          [0.25, part.low] as const,
          [0.5, part.middle] as const,
          [0.75, part.high] as const,
        ]) {
          expect(values.filter((each) => each <= value).length).toBeGreaterThanOrEqual(share * values.length);
          expect(values.filter((each) => each < value).length).toBeLessThan(share * values.length);
        }
      }),
    );
  });
});

describe('comparableLeft', () => {
  const whole = comparableSales(VIN, told(), sales(40))!;
  const nothing = { mileage: false, hidden: new Set<never>() };

  test('refers to a record by its key in the view', () => {
    expect(comparableLeft(whole, nothing, new Map([['e1', 'e7']]))).toMatchObject({
      mileage: { event: 'e7' },
      price: { event: 'e7' },
    });
  });

  test('is hidden together with its record and section', () => {
    expect(comparableLeft(whole, nothing, new Map())).toBeNull();
    const keys = new Map([['e1', 'e1']]);
    expect(comparableLeft(whole, { ...nothing, hidden: new Set(['odometer']) }, keys)?.mileage).toBeNull();
    expect(comparableLeft(whole, { ...nothing, hidden: new Set(['market']) }, keys)?.price).toBeNull();
  });

  test('is left out if the entered mileage is hidden', () => {
    const entered = comparableSales(VIN, told(undefined, { mileage: 120_000 }), sales(30, { day: '2026-09-01' }))!;
    expect(comparableLeft(entered, { ...nothing, mileage: true }, new Map())?.mileage).toBeNull();
  });
});
