import { describe, expect, test } from 'vitest';
import { reportView } from './make-view.ts';
import { madeUpComparable, madeUpEvent, madeUpReport } from './testing/index.ts';

describe('comparableViews', () => {
  const report = madeUpReport({
    events: [madeUpEvent('service', '2019-07-10', { miles: 52_000 })],
    comparable: {
      ...madeUpComparable,
      mileage: { cars: 1_444, low: 22_000, middle: 31_000, high: 41_000, event: 'e1', day: '2019-07-10', own: 52_000 },
      price: null,
    },
  });

  test('shows a value with its sample size, range, and source', () => {
    const [mileage, lately] = reportView(report, 'en').comparable;
    expect(mileage).toMatchObject({
      section: 'odometer',
      title: 'Mileage on Jul 10, 2019: high',
      sentence:
        '1,444 comparable cars sold within six months of Jul 10, 2019 had a median mileage of 31,000 mi; half had between 22,000 mi and 41,000 mi. This car had 52,000 mi.',
    });
    expect(mileage!.note).toContain('Source: Sample auction feed.');
    expect(lately!.sentence).toContain(
      'sold at auction for a median of $13,800; half sold for between $12,900 and $14,950.',
    );
  });

  test('keeps positions on the scale in order and within it', () => {
    const { low, middle, high, own } = reportView(report, 'es').comparable[0]!.scale;
    const places = [0, low, middle, high, own!, 1];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
