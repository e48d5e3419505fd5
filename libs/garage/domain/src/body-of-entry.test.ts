import { expect, it } from 'vitest';
import { bodyOfEntry } from './body-of-entry.ts';

it('draws a saved vehicle as its decode does: by vPIC’s body class, a classic by the body that its number tells', () => {
  const modern = { title: '2003 Honda Accord EX', year: 2003, body: 'Coupe' };
  const classic = { title: '1967 Ford Mustang', year: 1967, body: 'Fastback' };
  expect(bodyOfEntry(modern, false)).not.toBeNull();
  expect(bodyOfEntry(classic, true)).not.toBeNull();
  expect(bodyOfEntry(modern, false)).not.toBe(bodyOfEntry({ ...modern, body: 'Sedan/Saloon' }, false));
  expect(bodyOfEntry(classic, false)).toBeNull();
});

it.each([true, false])('draws nothing where nobody says which body it has', (isClassic) => {
  expect(bodyOfEntry({ title: '', year: null, body: null }, isClassic)).toBeNull();
});
