import { expect, it } from 'vitest';
import { bodyOfEntry } from './body-of-entry.ts';

it('uses vPIC’s body class for a decoded vehicle and the classic VIN’s body for a classic', () => {
  const modern = { title: '2003 Honda Accord EX', year: 2003, body: 'Coupe' };
  const classic = { title: '1967 Ford Mustang', year: 1967, body: 'Fastback' };
  expect(bodyOfEntry(modern, false)).not.toBeNull();
  expect(bodyOfEntry(classic, true)).not.toBeNull();
  expect(bodyOfEntry(modern, false)).not.toBe(bodyOfEntry({ ...modern, body: 'Sedan/Saloon' }, false));
  expect(bodyOfEntry(classic, false)).toBeNull();
});

it.each([true, false])('has no drawing when the body style is unknown', (isClassic) => {
  expect(bodyOfEntry({ title: '', year: null, body: null }, isClassic)).toBeNull();
});
