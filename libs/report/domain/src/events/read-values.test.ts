import { describe, expect, it } from 'vitest';
import { readCents, readOdometer, readYesNo } from './read-number.ts';
import { readRegion } from './read-region.ts';
import { isBroken, readText } from './read-text.ts';
import { readEventVin } from './read-vin.ts';

describe('readOdometer', () => {
  it.each([
    ['38882', 38_882],
    ['38,882', 38_882],
    ['38882.7', 38_882],
    ['38,882 miles', 38_882],
    ['120000km', 120_000],
    ['0', 0],
    ['-5', 'negative'],
    ['99999999', 'absurd'],
    ['3,88,82', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['low', 'not-a-number'],
  ])('%s is %s', (text, expected) => expect(readOdometer(text)).toBe(expected));
});

it.each([
  ['$12,500.50', 1_250_050],
  ['12500', 1_250_000],
  ['0.29', 29],
  ['-1', null],
  ['cheap', null],
])('an amount of money: %s is %s minor units', (text, cents) => expect(readCents(text)).toBe(cents));

it.each([
  ['Y', true],
  ['TRUE', true],
  ['0', false],
  ['no', false],
  ['maybe', null],
])('yes or no: %s is %s', (text, said) => expect(readYesNo(text)).toBe(said));

describe('readEventVin', () => {
  it.each([
    ['4t4bf1fk5dr275482', { vin: '4T4BF1FK5DR275482' }],
    [' 4T4BF1FK5-DR275482 ', { vin: '4T4BF1FK5DR275482' }],
    ['WBA3A5C50CF256985', { vin: 'WBA3A5C50CF256985' }],
    ['194371S105678', { vin: '194371S105678' }],
    ['4T4BF1FK4DR275482', { fault: 'check-digit' }],
    ['4T4BF1FK5DR27548O', { fault: 'not-a-vin' }],
    ['4T4BF1FK5DR27548', { fault: 'not-a-vin' }],
    ['1234', { fault: 'not-a-vin' }],
    ['', { fault: 'not-a-vin' }],
  ])('%s is %o', (text, expected) => expect(readEventVin(text)).toEqual(expected));

  it('keeps a VIN with a wrong check digit if the source is known to report VINs as stamped', () => {
    expect(readEventVin('4T4BF1FK4DR275482', true)).toEqual({ vin: '4T4BF1FK4DR275482' });
  });
});

it.each([
  ['oh', { country: 'US', region: 'OH' }],
  ['New Hampshire', { country: 'US', region: 'NH' }],
  ['district of columbia', { country: 'US', region: 'DC' }],
  ['D.C.', { country: 'US', region: 'DC' }],
  ['pr', { country: 'US', region: 'PR' }],
  ['on', { country: 'CA', region: 'ON' }],
  ['Québec', { country: 'CA', region: 'QC' }],
  ['xx', null],
  ['', null],
])('a state or province: %s is %o', (text, expected) => expect(readRegion(text)).toEqual(expected));

describe('readText', () => {
  it.each([
    ['  two\n words ', 'two words'],
    ['a\u0000b', 'a b'],
    ['safe\u202Eexe', 'safe exe'],
    ['e\u0301', 'é'],
    ['—', null],
    [' N/A ', null],
  ])('%j is kept as %j', (text, kept) => expect(readText(text)).toBe(kept));

  it.each([
    ['RÃ©paration', true],
    ['donâ€™t', true],
    ['caf\uFFFD', true],
    ['Réparation', false],
    ['ÂNGELO', false],
    ['أحمر 🔴', false],
  ])('whether %s was read in a wrong encoding: %s', (text, broken) => expect(isBroken(text)).toBe(broken));
});
