import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDigitIsMandatory,
  checkDigitMismatch,
  isClassicVin,
  plainVin,
  titleCase,
  vinFault,
  maskedVin,
  vinGroups,
} from './index.ts';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const vins = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 17, maxLength: 17 });

describe('vinFault', () => {
  it('49 CFR 565.13: accepts 17 letters and digits without I, O, and Q', () => {
    fc.assert(fc.property(vins, (vin) => vinFault(vin) === null));
  });

  it.each([
    ['I', '1'],
    ['O', '0'],
    ['Q', '0'],
  ])('49 CFR 565.15: names the position of the letter %s and the digit it is mistaken for', (found, instead) => {
    fc.assert(
      fc.property(vins, fc.nat(16), (vin, at) => {
        const wrong = vin.slice(0, at) + found + vin.slice(at + 1);
        expect(vinFault(wrong)).toEqual({ kind: 'letter', position: at + 1, found, instead });
      }),
    );
  });

  it('reports a specific fault for empty, short, long, emoji, and ten-thousand-character input', () => {
    expect(vinFault('')).toEqual({ kind: 'empty' });
    expect(vinFault('1HGCM82633A00435')).toEqual({ kind: 'length', length: 16 });
    expect(vinFault('A'.repeat(10_000))).toEqual({ kind: 'length', length: 10_000 });
    expect(vinFault('1HGCM8🚗633A004352')).toEqual({ kind: 'character', position: 7, found: '🚗' });
  });

  it('accepts * for an unknown character only when asked to', () => {
    expect(vinFault('1HGCM82633A******', true)).toBeNull();
    expect(vinFault('1HGCM82633A******')).toMatchObject({ kind: 'character', position: 12 });
  });
});

describe('plainVin', () => {
  it('normalizes a VIN pasted with spaces and dashes', () => {
    fc.assert(
      fc.property(vins, fc.constantFrom(' ', '-', ' - ', '\u2009', '–'), (vin, gap) => {
        expect(plainVin(` ${vinGroups(vin).join(gap).toLowerCase()} `)).toBe(vin);
      }),
    );
  });
});

describe('vinGroups', () => {
  it('look.md: groups 3–6–8 without losing a character', () => {
    fc.assert(
      fc.property(vins, (vin) => {
        expect(vinGroups(vin).map((group) => group.length)).toEqual([3, 6, 8]);
        expect(vinGroups(vin).join('')).toBe(vin);
      }),
    );
    expect(vinGroups('7F02C100108')).toEqual(['7F02C100108']);
  });
});

describe('maskedVin', () => {
  it('hides the serial number, or all of a shorter number', () => {
    expect(maskedVin('1HGCM82633A004352')).toBe('1HGCM82633A••••••');
    expect(maskedVin('12345678')).toBe('12••••••');
    expect(maskedVin('12345')).toBe('•••••');
  });

  it('keeps the length and shows only the beginning', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,17}$/), (vin) => {
        const masked = maskedVin(vin);
        expect(masked).toHaveLength(vin.length);
        expect(masked.replace(/•+$/, '')).toBe(vin.slice(0, Math.max(0, vin.length - 6)));
      }),
    );
  });
});

it('spec §4: treats a VIN of 14 characters or fewer as classic', () => {
  expect(isClassicVin('A'.repeat(14))).toBe(true);
  expect(isClassicVin('A'.repeat(15))).toBe(false);
});

it('49 CFR 565.15(c): requires the check digit from North American manufacturers only', () => {
  expect(['1G1', '2HG', '3VW', '4T1', '5YJ'].every(checkDigitIsMandatory)).toBe(true);
  expect(['JHM', 'WBA', 'SAL', 'KMH', '9BW'].some(checkDigitIsMandatory)).toBe(false);
});

it('spec §3: title-cases words, upper-cases those of 3 letters or fewer, and turns underscores and hyphens into spaces', () => {
  expect(titleCase('TOYOTA')).toBe('Toyota');
  expect(titleCase('bmw')).toBe('BMW');
  expect(titleCase('LAND_ROVER')).toBe('Land Rover');
  expect(titleCase('mercedes-benz')).toBe('Mercedes Benz');
});

it.each([
  ['a matching check digit', { vin: '1HGCM82633A004352' }, false],
  ['a wrong check digit of a manufacturer that has to set it', { vin: '1HGCM82643A004352' }, true],
  ['a wrong check digit of one that need not set it', { vin: 'WBA123456789A0107' }, false],
  ['what a decoder said of the check digit', { vin: '1HGCM82633A004352', checkDigit: 'disagrees' }, true],
] as const)('49 CFR 565.15(c): takes %s for a typo or not', (_case, vehicle, isTypo) => {
  expect(checkDigitMismatch(vehicle)).toBe(isTypo);
});
