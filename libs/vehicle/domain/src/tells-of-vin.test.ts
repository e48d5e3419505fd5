import { normalizeVin } from '@vinlore/vehicle-vpic';
import { expect, it } from 'vitest';
import { tellsOfVin } from './tells-of-vin.ts';

it.each([
  ['with I, O or Q', '4T1BFIFKOCU000108'],
  ['a character short', '1HGCM82633A00435'],
  ['two too long', '1HGCM82633A00435222'],
  ['with many letters', 'WVWZZZAUZHP05432'],
  ['with a wrong sign', '1HGCM82633A00435?'],
  ['classic', '7F99C100108'],
  ['classic, of digits', '1132345678'],
  ['of digits, and no card’s', '10702412345678'],
])('docs/decisions.md §3: a VIN that failed is told of: %s', (_what, typed) => {
  expect(tellsOfVin(normalizeVin(typed))).toBe(true);
});

it.each([
  ['nothing', ''],
  ['a name', 'María García López'],
  ['a name with a year', 'John Smith 1988'],
  ['an email', 'ana.1988@b.com'],
  ['a phone', '(214) 555-0123'],
  ['a phone with its 1', '+1 214-555-0123'],
  ['a card', '4242 4242 4242 4242'],
  ['a card of 15 digits', '3782 822463 10005'],
  ['a plate', '7ABC123'],
  ['a sentence', 'my car was built in 1999'],
])('nothing personal is told: %s', (_what, typed) => {
  expect(tellsOfVin(normalizeVin(typed))).toBe(false);
});
