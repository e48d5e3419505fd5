import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAtMost, daysSure, firstDay, inMonths, lastDay, maySame, surelyBefore } from './partial-date.ts';
import { anyDate } from './testing/facts.ts';

describe('dates with precision', () => {
  it('aren’t ordered beyond their precision', () => {
    expect(surelyBefore('2016', '2016-05-03')).toBe(false);
    expect(surelyBefore('2016-05-03', '2016')).toBe(false);
    expect(surelyBefore('2016-05', '2016-05-31')).toBe(false);
    expect(surelyBefore('2016-04', '2016-05-01')).toBe(true);
    expect(surelyBefore('2015', '2016')).toBe(true);
  });

  it('span the days they may refer to, including leap years', () => {
    expect(lastDay('2016') - firstDay('2016')).toBe(365);
    expect(lastDay('2016-02') - firstDay('2016-02')).toBe(28);
    expect(lastDay('2015-12-31')).toBe(firstDay('2016') - 1);
  });

  it('have a minimum and maximum distance', () => {
    expect([daysSure('2016', '2018'), daysAtMost('2016', '2018')]).toEqual([366, 1095]);
    expect([daysSure('2018', '2018-03'), daysSure('2018-03', '2016')]).toEqual([0, 0]);
    expect([inMonths(30), inMonths(31), inMonths(366)]).toEqual([0, 1, 12]);
  });

  it('may be the same if one contains the other', () => {
    expect([maySame('2016', '2016-05-03'), maySame('2016-05-03', '2016-05'), maySame('2016-05', '2016-06')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('order: never both before each other, and never before a date that may be the same', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(surelyBefore(a, b)).toBe(lastDay(a) < firstDay(b) && !maySame(a, b));
        expect(surelyBefore(a, b) && surelyBefore(b, a)).toBe(false);
        expect(daysSure(a, b)).toBeLessThanOrEqual(daysAtMost(a, b));
      }),
    );
  });
});
