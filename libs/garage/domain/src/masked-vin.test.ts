import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskedVin } from './masked-vin.ts';

it('shows the last six characters of a VIN, and of a short number half at most', () => {
  expect(maskedVin('1HGCM82633A004352')).toBe('•••••••••••004352');
  expect(maskedVin('12345678')).toBe('••••5678');
});

it('keeps the length, and never shows more than six characters or half', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,17}$/), (vin) => {
      const masked = maskedVin(vin);
      const shown = masked.replaceAll('•', '');
      expect(masked).toHaveLength(vin.length);
      expect(vin.endsWith(shown)).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(Math.min(6, vin.length / 2));
    }),
  );
});
