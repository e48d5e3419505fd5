import { describe, expect, it } from 'vitest';
import type { WmiRecord } from '../format/vpic-index.ts';
import { isLight, modelYearOf, yearOfCode, yearsOfCode, yearsToTry } from './model-year.ts';

const TODAY = new Date('2026-06-01T00:00:00Z');
const car = { vehicleType: 2, truckType: 0 } as WmiRecord;
const truck = { vehicleType: 3, truckType: 2 } as WmiRecord;
const vin = (seventh: string, tenth: string) => `1HGCM8${seventh}63${tenth}A004352`.slice(0, 17);
const withCodes = (seventh: string, tenth: string) => {
  const text = vin(seventh, tenth);
  return `${text.slice(0, 6)}${seventh}${text.slice(7, 9)}${tenth}${text.slice(10)}`;
};

describe('model year', () => {
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

  it.each(['I', 'O', 'Q', 'U', 'Z', '0', '*', 'é'])('is unknown for %s', (code) => {
    expect(yearOfCode(code)).toBeNull();
    expect(yearsOfCode(code)).toEqual([]);
  });

  it('treats cars, MPVs, and light trucks as light', () => {
    const light = (vehicleType: number, truckType: number) => isLight({ vehicleType, truckType });
    expect([light(2, 0), light(7, 0), light(3, 1)]).toEqual([true, true, true]);
    expect([light(3, 2), light(3, 0), light(1, 0), light(5, 0), light(6, 0), light(10, 0)]).not.toContain(true);
  });

  it('conclusively subtracts 30 years for a light vehicle with a digit in position 7', () => {
    expect(modelYearOf(withCodes('2', 'A'), car, TODAY)).toEqual({ year: 1980, conclusive: true });
    expect(modelYearOf(withCodes('B', 'A'), car, TODAY)).toEqual({ year: 2010, conclusive: true });
  });

  it('is inconclusive for other vehicles and an unknown position 7', () => {
    expect(modelYearOf(withCodes('2', 'A'), truck, TODAY)).toEqual({ year: 2010, conclusive: false });
    expect(modelYearOf(withCodes('*', 'A'), car, TODAY)).toEqual({ year: 2010, conclusive: false });
  });

  it('subtracts 30 years from a future year: later than the year after next', () => {
    expect(modelYearOf(withCodes('B', 'X'), truck, TODAY)).toEqual({ year: 1999, conclusive: true });
    expect(modelYearOf(withCodes('B', 'W'), truck, TODAY)).toEqual({ year: 2028, conclusive: false });
    expect(modelYearOf(withCodes('B', '5'), car, TODAY)).toEqual({ year: 2005, conclusive: true });
  });

  it('tries an inconclusive year together with the one 30 years earlier', () => {
    const { first, ifUnknown } = yearsToTry(withCodes('2', 'A'), truck, TODAY, null);
    expect(first.map(({ year, conclusive }) => [year, conclusive])).toEqual([
      [2010, false],
      [1980, false],
    ]);
    expect(ifUnknown).toEqual([]);
  });

  it('drops a conclusive year if only the one 30 years off has a schema', () => {
    const with1981 = { ...car, links: [{ schema: 0, from: 1980, to: 1983 }] } as WmiRecord;
    expect(yearsToTry(withCodes('B', 'B'), with1981, TODAY, null).first).toMatchObject([
      { year: 1981, conclusive: true },
    ]);
    const withBoth = { ...car, links: [{ schema: 0, from: 1980, to: null }] } as WmiRecord;
    expect(yearsToTry(withCodes('B', 'B'), withBoth, TODAY, null).first).toMatchObject([{ year: 2011 }]);
  });

  it("tries the caller's year first, and the VIN's own if nothing is known for it", () => {
    const { first, ifUnknown } = yearsToTry(
      withCodes('B', 'A'),
      { ...car, links: [] } as unknown as WmiRecord,
      TODAY,
      2012,
    );
    expect(first).toEqual([{ year: 2012, contradicted: true, conclusive: true }]);
    expect(ifUnknown).toMatchObject([{ year: 2010, contradicted: true }]);
  });

  it("doesn't count a year the VIN also allows, or an impossible one, as a contradiction of the first kind", () => {
    const own = { ...truck, links: [] } as unknown as WmiRecord;
    expect(yearsToTry(withCodes('2', 'A'), own, TODAY, 1980).first).toMatchObject([
      { year: 2010, contradicted: true },
      { year: 1980, contradicted: false },
    ]);
    expect(yearsToTry(withCodes('2', 'A'), own, TODAY, 1975).first).toMatchObject([
      { year: 2010, contradicted: true },
      { year: 1980, contradicted: true },
    ]);
  });

  it('uses the schemas of all years if the VIN has no year', () => {
    expect(yearsToTry('1HGCM8', car, TODAY, null).first).toEqual([
      { year: null, contradicted: false, conclusive: true },
    ]);
  });
});
