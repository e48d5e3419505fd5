import { expect, it } from 'vitest';
import { linesByBrand, linesByType, seriesOf, type Trends } from './trend-series.ts';

const TRENDS: Trends = {
  weeks: ['2026-11-09', '2026-11-16'],
  brands: [
    {
      key: 'one',
      name: 'One',
      weeks: [
        { week: '2026-11-09', report_type: 'report', count: 3, mean: 4, low: 0 },
        { week: '2026-11-09', report_type: 'sticker', count: 1, mean: 2, low: 1 },
      ],
    },
    { key: 'two', name: 'Two', weeks: [] },
  ],
};
const values = (figure: 'mean' | 'count' | 'low', lines = linesByBrand(TRENDS)) =>
  seriesOf(lines, TRENDS.weeks, figure).map(({ name, points }) => [name, ...points.map(({ value }) => value)]);

it('series by brand combine all types, with averages weighted by count', () => {
  expect(values('mean')).toEqual([
    ['One', 3.5, null],
    ['Two', null, null],
  ]);
  expect(values('count')).toEqual([
    ['One', 4, 0],
    ['Two', 0, 0],
  ]);
  expect(values('low')).toEqual([
    ['One', 0.25, null],
    ['Two', null, null],
  ]);
});

it('series by type cover one brand', () => {
  const lines = linesByType(TRENDS.brands[0]!, { report: 'Reports', sticker: 'Stickers' });
  expect(values('mean', lines)).toEqual([
    ['Reports', 4, null],
    ['Stickers', 2, null],
  ]);
});
