import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Histogram, minuteMinima, randomOf, trendOf } from './statistics.mjs';

const number = fc.integer({ min: -1000, max: 1000 }).map((value) => value / 10);
const series = fc
  .array(number, { minLength: 4, maxLength: 120 })
  .map((values) => values.map((value, at) => ({ at: at / 60, value })));

describe('the slope of a series', () => {
  it('is exact on a line, whatever its height and slope', () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: 4, max: 200 }), (height, slope, points) => {
        const line = Array.from({ length: points }, (_, at) => ({ at: at / 60, value: height + (slope * at) / 60 }));
        const trend = trendOf(line)!;
        expect(trend.slope).toBeCloseTo(slope, 6);
        expect(trend.high - trend.low).toBeCloseTo(0, 6);
      }),
    );
  });

  it('does not depend on where the series begins, or on its height', () => {
    fc.assert(
      fc.property(series, number, number, (points, later, higher) => {
        const trend = trendOf(points)!;
        const moved = trendOf(points.map(({ at, value }) => ({ at: at + later, value: value + higher })))!;
        for (const key of ['slope', 'low', 'high'] as const) expect(moved[key]).toBeCloseTo(trend[key], 4);
      }),
    );
  });

  it('grows with an added slope by just that, within an interval as wide as before', () => {
    fc.assert(
      fc.property(series, number, (points, added) => {
        const trend = trendOf(points)!;
        const steeper = trendOf(points.map(({ at, value }) => ({ at, value: value + added * at })))!;
        expect(steeper.slope - trend.slope).toBeCloseTo(added, 4);
        expect(steeper.high - steeper.low).toBeCloseTo(trend.high - trend.low, 4);
      }),
    );
  });

  it.each([
    ['independent values', 0],
    ['values of which each keeps 60 % of the one before', 0.6],
  ])('has an interval with the true slope in at least 90 of 100 series of %s', (_, kept) => {
    const random = randomOf(7);
    const normal = () => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
    const slope = 3;
    let inside = 0;
    for (let run = 0; run < 400; run += 1) {
      let noise = 0;
      const points = Array.from({ length: 70 }, (__, at) => {
        noise = kept * noise + normal();
        return { at: at / 60, value: 200 + (slope * at) / 60 + noise };
      });
      const { low, high } = trendOf(points)!;
      if (low <= slope && slope <= high) inside += 1;
    }
    expect(inside / 400).toBeGreaterThan(0.9);
  });

  it('is unknown for fewer than four points', () => {
    expect(trendOf([1, 2, 3].map((at) => ({ at, value: at })))).toBeNull();
  });
});

describe('minima of minutes', () => {
  it('are in the series, one for each minute, and nothing in their minute is smaller', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 600 }), number), { minLength: 1 }), (samples) => {
        const points = samples.map(([second, value]) => ({ at: second / 3600, value }));
        const minima = minuteMinima(points);
        const minuteOf = (at: number) => Math.floor(at * 60);
        expect(minima.map(({ at }) => minuteOf(at))).toEqual(
          [...new Set(points.map(({ at }) => minuteOf(at)))].sort((a, b) => a - b),
        );
        for (const { at, value } of minima) {
          const own = points.filter((point) => minuteOf(point.at) === minuteOf(at)).map((point) => point.value);
          expect(value).toBe(Math.min(...own));
        }
      }),
    );
  });
});

describe('a histogram of latencies', () => {
  const latencies = fc.array(
    fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 10),
    { minLength: 1 },
  );
  const filled = (values: readonly number[]) => {
    const histogram = new Histogram();
    for (const value of values) histogram.add(value);
    return histogram;
  };

  it('knows percentiles to 2 %, never below the exact one', () => {
    fc.assert(
      fc.property(latencies, fc.constantFrom(0.5, 0.95, 0.99, 1), (values, share) => {
        const exact = [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;
        const ratio = filled(values).percentile(share) / exact;
        expect(ratio).toBeGreaterThan(0.9999);
        expect(ratio).toBeLessThan(1.0201);
      }),
    );
  });

  it('of two merged is that of all their values', () => {
    fc.assert(
      fc.property(latencies, latencies, (some, others) => {
        const merged = filled(some).merge(filled(others));
        const whole = filled([...some, ...others]);
        expect([merged.count, merged.percentile(0.99)]).toEqual([whole.count, whole.percentile(0.99)]);
      }),
    );
  });

  it('is 0 where nothing was counted', () => {
    expect(new Histogram().percentile(0.99)).toBe(0);
  });
});
