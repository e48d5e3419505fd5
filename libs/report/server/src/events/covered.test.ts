import { expect, it } from 'vitest';
import { coversVehicle, MOST_MAKES } from './covered.ts';

const camry = { vin: '4T4BF1FK5DR275482', year: 2013, make: 'Toyota' };
const makes = [{ name: 'TOYOTA', records: 12_545 }];

it('a source with a single make doesn’t cover other makes', () => {
  expect(coversVehicle({ makes, knowsTo: '2015-07' }, camry)).toBe(true);
  expect(coversVehicle({ makes, knowsTo: '2015-07' }, { ...camry, make: 'Honda' })).toBe(false);
});

it('a source that ends before a vehicle was built doesn’t cover it; model years begin a year early', () => {
  expect(coversVehicle({ makes, knowsTo: '2015-07' }, { ...camry, year: 2017 })).toBe(false);
  expect(coversVehicle({ makes, knowsTo: '2015-07' }, { ...camry, year: 2016 })).toBe(true);
  expect(coversVehicle({ makes: null, knowsTo: '1999' }, { ...camry, year: null })).toBe(true);
});

it('missing data doesn’t reduce coverage: no count, no make, a classic number, or more makes than are counted', () => {
  const honda = { ...camry, make: 'Honda' };
  const many = Array.from({ length: MOST_MAKES }, (_, n) => ({ name: `Make ${n}`, records: 1 }));
  expect(coversVehicle({ makes: null, knowsTo: null }, honda)).toBe(true);
  expect(coversVehicle({ makes: [], knowsTo: null }, honda)).toBe(true);
  expect(coversVehicle({ makes: many, knowsTo: null }, honda)).toBe(true);
  expect(coversVehicle({ makes, knowsTo: null }, { ...honda, make: null })).toBe(true);
  expect(coversVehicle({ makes, knowsTo: null }, { ...honda, vin: '194677S100123' })).toBe(true);
});
