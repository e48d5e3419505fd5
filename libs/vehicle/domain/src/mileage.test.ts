import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mileageOf } from './mileage.ts';

describe('mileageOf', () => {
  it('spec §9: is 0 when left empty', () => {
    expect(mileageOf('  ')).toBe(0);
  });

  it.each(['45000', '45,000', '45.000', ' 45 000 '])('reads %s as 45,000 miles', (typed) => {
    expect(mileageOf(typed)).toBe(45_000);
  });

  it.each(['45,000.5', '45.5', '-1', '4,50', '45k', '12345678', '1,234,567,890'])('rejects %s', (typed) => {
    expect(mileageOf(typed)).toBeNull();
  });

  it('reads every value an odometer can show, whatever the thousands separator', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('en-US', 'de-DE', 'und'), (miles, locale) => {
        expect(mileageOf(locale === 'und' ? String(miles) : miles.toLocaleString(locale))).toBe(miles);
      }),
    );
  });
});
