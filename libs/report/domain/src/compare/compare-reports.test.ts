import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportView } from '../view/make-view.ts';
import { anyReport, downReport, europeReport, fullReport, thinReport } from '../view/testing/index.ts';
import { compareReports } from './compare-reports.ts';

const compare = (one: typeof fullReport, other: typeof fullReport, language: 'en' | 'es' = 'en') =>
  compareReports([reportView(one, language), reportView(other, language)], language);

describe('comparing two vehicles', () => {
  it('shows what each report says, and flags differences', () => {
    const { groups } = compare(fullReport, thinReport);
    const row = (key: string) => groups.flatMap(({ rows }) => rows).find((one) => one.key === key);
    expect(row('signal-3')).toEqual({
      key: 'signal-3',
      label: 'Damage',
      cells: [
        { value: 'Minor, left rear, 2022', status: 'look' },
        { value: 'No record found', status: 'none' },
      ],
      differs: true,
    });
    expect(row('records')!.cells.map(({ value }) => value)).toEqual(['17', '1']);
    expect(row('last-reading')!.cells.map(({ value }) => value)).toEqual(['61,500 mi, Nov 20, 2026', '20 mi, 2019']);
    expect(row('owners')!.cells.map(({ value }) => value)).toEqual(['3', null]);
  });

  it('declares no winner', () => {
    expect(compare(fullReport, downReport).note).toContain('don’t pick a winner');
    expect(compare(fullReport, downReport, 'es').note).toContain('No decimos cuál auto es mejor');
  });

  it('compares a European report with a US one, each with its own data', () => {
    const [signals] = compare(fullReport, europeReport).groups;
    const mileage = signals!.rows.find(({ label }) => label === 'Mileage');
    expect(mileage!.cells).toEqual([
      { value: null, status: null },
      { value: 'Potential rollback', status: 'alert' },
    ]);
  });

  it('finds no differences within one report, and the same ones in either order', () => {
    fc.assert(
      fc.property(anyReport, anyReport, (one, other) => {
        const differ = (comparison: ReturnType<typeof compare>) =>
          comparison.groups.flatMap(({ rows }) => rows).filter(({ differs }) => differs).length;
        expect(differ(compare(one, one))).toBe(0);
        expect(differ(compare(one, other))).toBe(differ(compare(other, one)));
      }),
    );
  });

  it('shows each value once: the last reading appears only under history', () => {
    const labels = compare(fullReport, thinReport).groups.flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(labels.filter((label) => label === 'Last odometer reading')).toHaveLength(1);
  });

  it('gives each row a unique key', () => {
    const keys = compare(fullReport, thinReport).groups.flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(compare(fullReport, thinReport).summary).toMatch(/^\d+ of \d+ rows differ$/u);
  });
});
