import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeVin } from './normalize-vin.ts';

describe('normalizeVin', () => {
  it.each([
    ['1HGCM82633A004352', '1HGCM82633A004352'],
    ['  1hg-cm826 33a–004352\n', '1HGCM82633A004352'],
    ['VIN'.slice(3), ''],
    ['1HG\u00a0CM8\u200b2633A004352', '1HGCM82633A004352'],
    ['1HGCM*', '1HGCM*'],
  ])('paste with spaces and dashes works: %j', (text, vin) => {
    expect(normalizeVin(text)).toBe(vin);
  });

  it('keeps wrong characters visible', () => {
    expect(normalizeVin('iO🚗')).toBe('IO🚗');
  });

  it('accepts any text, is idempotent, and limits the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const vin = normalizeVin(text);
        expect(vin.length).toBeLessThan(200);
        expect(normalizeVin(vin)).toBe(vin);
      }),
      { numRuns: 50 },
    );
  });
});
