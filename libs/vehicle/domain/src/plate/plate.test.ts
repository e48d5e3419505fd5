import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPlate, US_REGIONS, usRegion } from './plate.ts';

describe('cleanPlate', () => {
  it('report-and-sticker.md: accepts 1 to 8 of A–Z and 0–9 after stripping separators', () => {
    const plates = fc.string({ unit: fc.constantFrom(...'ABCXYZ0189'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(plates, fc.constantFrom(' ', '-', '–', '·', '.', '\u00a0'), (plate, gap) => {
        expect(cleanPlate(` ${[...plate.toLowerCase()].join(gap)} `)).toBe(plate);
      }),
    );
  });

  it.each(['', ' - ', 'ABCDEFGHI', 'ÑANDU', '🚗', '<b>', 'A'.repeat(10_000)])(
    'bad input: %.20s is no plate',
    (typed) => {
      expect(cleanPlate(typed)).toBeNull();
    },
  );
});

it('accepts states, the District of Columbia, and five territories in any case', () => {
  expect(US_REGIONS).toHaveLength(56);
  expect(new Set(US_REGIONS).size).toBe(56);
  expect(usRegion(' ca ')).toBe('CA');
  expect(['DC', 'PR'].map(usRegion)).toEqual(['DC', 'PR']);
  expect(['', 'XX', 'California', 'ON', 'toString'].map(usRegion)).toEqual([null, null, null, null, null]);
});
