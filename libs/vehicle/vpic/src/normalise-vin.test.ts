import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseVin } from './normalise-vin.ts';

describe('normaliseVin', () => {
  it.each([
    ['1HGCM82633A004352', '1HGCM82633A004352'],
    ['  1hg-cm826 33a–004352\n', '1HGCM82633A004352'],
    ['VIN'.slice(3), ''],
    ['1HG\u00a0CM8\u200b2633A004352', '1HGCM82633A004352'],
    ['1HGCM*', '1HGCM*'],
  ])('paste with spaces and dashes works: %j', (text, vin) => {
    expect(normaliseVin(text)).toBe(vin);
  });

  it('leaves wrong characters to be seen', () => {
    expect(normaliseVin('iO🚗')).toBe('IO🚗');
  });

  it('takes any text, is idempotent and bounded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const vin = normaliseVin(text);
        expect(vin.length).toBeLessThan(200);
        expect(normaliseVin(vin)).toBe(vin);
      }),
      { numRuns: 50 },
    );
  });
});
