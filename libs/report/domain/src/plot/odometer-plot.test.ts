import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OdometerChart } from '../view/report-view.ts';
import { plotOdometer } from './odometer-plot.ts';
import { crosses, overlap } from './place-labels.ts';
import { valueTicks } from './ticks.ts';

const size = { width: 500, height: 170, letter: 4.2, line: 8 };

/** An inconsistent reading is treated as an error, unless the odometer continues from it. */
type Read = readonly [day: string, value: number, outOfLine?: boolean, dropped?: boolean];

const chartOf = (readings: readonly Read[]): OdometerChart => ({
  unit: 'mi',
  summary: '',
  legend: [],
  undrawn: null,
  points: readings.map(([day, value, outOfLine = false, dropped = false], i) => ({
    key: `e${i + 1}`,
    day,
    value,
    outOfLine,
    dropped,
    series: 'title',
    words: `${value.toLocaleString('en-US')} mi`,
    label: day,
  })),
});

const honest = chartOf([
  ['2018-02-09', 12],
  ['2021-05-14', 34_902],
  ['2022-04-06', 44_648],
  ['2023-01-11', 38_410, true],
  ['2024-08-03', 52_218],
  ['2026-11-02', 61_384],
]);

describe('the odometer chart', () => {
  test('plots years across and mileage from zero upward', () => {
    const { points, years, values } = plotOdometer(honest, size);
    expect(years.map(({ words }) => words)).toEqual([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
      '',
    ]);
    expect(values.map(({ value }) => value)).toEqual([0, 20_000, 40_000, 60_000]);
    expect(values[0]!.y).toBe(size.height);
    expect(points[0]).toMatchObject({ key: 'e1', x: expect.closeTo(5.9, 1), y: expect.closeTo(170, 0) });
    const inLine = points.filter(({ outOfLine }) => !outOfLine).map(({ x }) => x);
    expect(inLine).toEqual(inLine.toSorted((a, b) => a - b));
  });

  test('draws dashed lines to and from an inconsistent reading only', () => {
    expect(plotOdometer(honest, size).segments.map(({ dashed }) => dashed)).toEqual([false, false, true, true, false]);
  });

  test('draws a drop as a dashed line, and continues with a solid one', () => {
    const chart = chartOf([
      ['1984-06-01', 96_312],
      ['2003-09-16', 8_270, true, true],
      ['2019-01-18', 12_930],
      ['2025-05-19', 310, false, true],
      ['2026-05-19', 4_000],
    ]);
    expect(plotOdometer(chart, size).segments.map(({ dashed }) => dashed)).toEqual([true, false, true, false]);
  });

  test('draws an inconsistent reading on top of others of the same day', () => {
    const { points } = plotOdometer(
      chartOf([
        ['2022-03-10', 71_281, true],
        ['2022-03-10', 71_300],
        ['2024-03-05', 90_446],
      ]),
      size,
    );
    expect(points.at(-1)).toMatchObject({ key: 'e1', outOfLine: true });
  });

  test('labels inconsistent readings first, then the latest one', () => {
    expect(plotOdometer(honest, size).labels.map(({ words }) => words)).toEqual(['38,410 mi', '61,384 mi']);
  });

  test('labels only as many years of a century as fit', () => {
    const { years } = plotOdometer(
      chartOf([
        ['1926-01-01', 1],
        ['2026-01-01', 90_000],
      ]),
      size,
    );
    expect(years.map(({ words }) => words).filter((words) => words !== '')).toEqual(
      Array.from({ length: 10 }, (_, i) => String(1930 + 10 * i)),
    );
  });

  test('handles several readings on one day, and readings of zero', () => {
    const { points, values } = plotOdometer(
      chartOf([
        ['2020-01-01', 0],
        ['2020-01-01', 0],
      ]),
      size,
    );
    expect(points.every(({ x, y }) => x === 0 && y === size.height)).toBe(true);
    expect(values.map(({ value }) => value)).toEqual([0, 1]);
  });

  test('for any readings: keeps labels inside the plot, without overlapping labels, markers, or lines', () => {
    const day = fc
      .integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2026, 11, 31) })
      .map((time) => new Date(time).toISOString().slice(0, 10));
    const reading = fc.tuple(day, fc.nat(999_999), fc.boolean());
    fc.assert(
      fc.property(fc.array(reading, { minLength: 2, maxLength: 40 }), (readings) => {
        const { points, segments, labels, years, values } = plotOdometer(chartOf(readings), size);
        for (const { x, y } of [
          ...points,
          ...values.map(({ y }) => ({ x: 0, y })),
          ...years.map(({ x }) => ({ x, y: 0 })),
        ])
          expect(x >= 0 && x <= size.width + 1e-9 && y >= -1e-9 && y <= size.height).toBe(true);
        for (const [i, label] of labels.entries()) {
          expect(label.x >= 0 && label.x + label.width <= size.width).toBe(true);
          expect(label.y >= 0 && label.y + label.height <= size.height).toBe(true);
          expect(labels.slice(i + 1).some((other) => overlap(label, other))).toBe(false);
          expect(segments.some((segment) => crosses(segment, label))).toBe(false);
          expect(points.some(({ x, y }) => overlap(label, { x: x - 3, y: y - 3, width: 6, height: 6 }))).toBe(false);
        }
        const told = new Set(readings.flatMap(([, , out], i) => (out ? [`e${i + 1}`] : [])));
        for (const { key, outOfLine } of labels) expect(outOfLine).toBe(told.has(key));
      }),
    );
  });

  test('for any maximum: uses three to seven ticks from zero, with the maximum above the second to last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 9_999_999 }), (highest) => {
        const ticks = valueTicks(highest);
        expect(ticks[0]).toBe(0);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.at(-1)!).toBeLessThanOrEqual(highest);
      }),
    );
  });
});
