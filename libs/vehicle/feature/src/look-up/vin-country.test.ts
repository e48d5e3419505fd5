// @vitest-environment node
import { readAnswers } from '@vinlore/vehicle-vpic/testing';
import { expect, it } from 'vitest';
import { countryName, vinCountry } from './vin-country.ts';

it.each([
  ['1', 'US'],
  ['2', 'CA'],
  ['3', 'MX'],
  ['J', 'JP'],
  ['W', 'DE'],
  ['K', null],
  ['KM', 'KR'],
  ['S', null],
  ['SA', 'GB'],
  ['SU', 'PL'],
  ['7', null],
  ['7S', 'US'],
  ['7A', 'NZ'],
  ['9B', 'BR'],
  ['93', 'BR'],
  ['VW', 'ES'],
  ['', null],
  ['*', null],
  ['1HG', 'US'],
  ['I', null],
])('ISO 3780: %j is of %s', (vin, country) => expect(vinCountry(vin)).toBe(country));

it('translates country names', () => {
  expect([countryName('JP', 'en'), countryName('JP', 'es')]).toEqual(['Japan', 'Japón']);
});

const { answers } = readAnswers();
it.skipIf(answers.length === 0)('keeps the country while typing continues, and finds one for real VINs', () => {
  for (const { vin } of answers) {
    const [one, two] = [vinCountry(vin.slice(0, 1)), vinCountry(vin)];
    expect(two, vin).not.toBeNull();
    if (one !== null) expect(two).toBe(one);
  }
});
