import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { describe, expect, it } from 'vitest';
import { carOfClassicVin, carOfName, carOfVin, carTitle } from './sticker-car.ts';

const mustang = { year: 1967, make: 'Ford', model: 'Mustang', series: 'Mustang Hardtop' };

describe('a car for a sticker', () => {
  it('spec §3, §9: by year, make, and model is classic up to 1981', () => {
    const kind = (year: number) => carOfName({ year, make: 'Ford', model: 'Mustang', trim: null }).kind;
    expect([kind(1981), kind(1982)]).toEqual(['classic', 'ymmt']);
  });

  it('spec §3: is named by its series instead of its model if classic', () => {
    expect(carTitle(carOfClassicVin('7F02C100108', mustang))).toBe('1967 Ford Mustang Hardtop');
    expect(carOfClassicVin('7F02C100108', { ...mustang, series: 'Mustang' }).trim).toBe('');
  });

  it('docs/decisions.md §5: needs a VIN that decodes to year and make', () => {
    const decoded = {
      vin: '1HGCM82633A004352',
      year: 2003,
      make: 'HONDA',
      model: 'Accord',
      trim: 'EX',
      elements: { 'Body Class': 'Coupe' },
    } as unknown as DecodedVehicle;
    expect(carTitle(carOfVin(decoded)!)).toBe('2003 Honda Accord EX');
    expect(carOfVin({ ...decoded, year: null })).toBeNull();
    expect(carOfVin({ ...decoded, make: null })).toBeNull();
  });
});
