import { describe, expect, it } from 'vitest';
import type { WmiRecord } from '../format/vpic-index.ts';
import { isLight, modelYearOf, otherCycle, yearOfCode, yearsOfCode } from './model-year.ts';

const TODAY = new Date('2026-06-01T00:00:00Z');
const car = { vehicleType: 2, truckType: 0 } as WmiRecord;
const truck = { vehicleType: 3, truckType: 2 } as WmiRecord;
const vin = (seventh: string, tenth: string) => `1HGCM8${seventh}63${tenth}A004352`.slice(0, 17);
const withCodes = (seventh: string, tenth: string) => {
  const text = vin(seventh, tenth);
  return `${text.slice(0, 6)}${seventh}${text.slice(7, 9)}${tenth}${text.slice(10)}`;
};

describe('rule 2, the model year', () => {
  it.each([
    ['A', 2010],
    ['H', 2017],
    ['J', 2018],
    ['N', 2022],
    ['P', 2023],
    ['R', 2024],
    ['T', 2026],
    ['V', 2027],
    ['Y', 2030],
    ['1', 2031],
    ['9', 2039],
  ])('reads %s as %i', (code, year) => {
    expect(yearOfCode(code)).toBe(year);
    expect(yearsOfCode(code)).toEqual([year, year - 30]);
  });

  it.each(['I', 'O', 'Q', 'U', 'Z', '0', '*', 'é'])('knows no year for %s', (code) => {
    expect(yearOfCode(code)).toBeNull();
    expect(yearsOfCode(code)).toEqual([]);
  });

  it('calls cars, MPVs and light trucks light', () => {
    const light = (vehicleType: number, truckType: number) => isLight({ vehicleType, truckType });
    expect([light(2, 0), light(7, 0), light(3, 1)]).toEqual([true, true, true]);
    expect([light(3, 2), light(3, 0), light(1, 0), light(5, 0), light(6, 0), light(10, 0)]).not.toContain(true);
  });

  it('takes 30 years off a light vehicle whose position 7 is a digit, conclusively', () => {
    expect(modelYearOf(withCodes('2', 'A'), car, TODAY)).toEqual({ year: 1980, conclusive: true });
    expect(modelYearOf(withCodes('B', 'A'), car, TODAY)).toEqual({ year: 2010, conclusive: true });
  });

  it('leaves other vehicles and an unknown position 7 inconclusive', () => {
    expect(modelYearOf(withCodes('2', 'A'), truck, TODAY)).toEqual({ year: 2010, conclusive: false });
    expect(modelYearOf(withCodes('*', 'A'), car, TODAY)).toEqual({ year: 2010, conclusive: false });
  });

  it('takes 30 years off a year that has not come: later than the year after next', () => {
    expect(modelYearOf(withCodes('B', 'X'), truck, TODAY)).toEqual({ year: 1999, conclusive: true });
    expect(modelYearOf(withCodes('B', 'W'), truck, TODAY)).toEqual({ year: 2028, conclusive: false });
    expect(modelYearOf(withCodes('B', '5'), car, TODAY)).toEqual({ year: 2005, conclusive: true });
  });

  it('knows the same code one cycle away', () => {
    expect([otherCycle(2012), otherCycle(1982), otherCycle(2009)]).toEqual([1982, 2012, 2039]);
  });
});
