import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from './check-digit.ts';

const vinCharacter = fc.constantFrom(...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ');

describe('rule 9, the check digit (49 CFR 565.15(c))', () => {
  it.each([
    ['1HGCM82633A004352', '3'],
    ['1M8GDM9AXKP042788', 'X'],
    ['11111111111111111', '1'],
  ])('of %s is %s', (vin, digit) => {
    expect(checkDigit(vin)).toBe(digit);
  });

  it('is null for other lengths and for I, O, Q, or any other invalid character', () => {
    for (const vin of [
      '',
      '1HGCM82633A00435',
      '1HGCM82633A0043522',
      'IHGCM82633A004352',
      '1HGCM82*33A004352',
      '1hGCM82633A004352',
    ]) {
      expect(checkDigit(vin)).toBeNull();
    }
  });

  it('is always a digit or X, whatever is in position 9', () => {
    fc.assert(
      fc.property(fc.array(vinCharacter, { minLength: 17, maxLength: 17 }), vinCharacter, (characters, ninth) => {
        const digit = checkDigit(characters.join(''));
        expect(digit).toMatch(/^[0-9X]$/);
        expect(checkDigit(characters.with(8, ninth).join(''))).toBe(digit);
      }),
    );
  });
});
