import { readAnswers, readRegression } from '@vinlore/vehicle-vpic/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classicCandidates, mayBeClassic } from '../index.ts';

const CLASSICS = ['7F02C100108', '124377N123456', '1Z87L8S900123', '1Q87K8N412345', 'RM23N0A123456', '1122345678'];

it('docs/decisions.md §4: hints at a classic VIN from the eighth character on', () => {
  for (const vin of CLASSICS) {
    expect(mayBeClassic(vin.slice(0, 7))).toBe(false);
    for (let length = 8; length <= vin.length; length += 1) expect(mayBeClassic(vin.slice(0, length))).toBe(true);
  }
});

it('hints at every number the tables can decode', () => {
  const characters = fc.constantFrom(...'0123456789ABCFJKLMNPQRSUXZ');
  fc.assert(
    fc.property(fc.array(characters, { minLength: 1, maxLength: 14 }), (typed) => {
      const vin = typed.join('');
      if (classicCandidates(vin).length > 0) expect(mayBeClassic(vin)).toBe(true);
    }),
  );
});

it('gives no hint for the beginnings of nearly all modern VINs', () => {
  const vins = [...readRegression(), ...readAnswers().answers].map(({ vin }) => vin);
  const mistaken = vins.filter((vin) =>
    [8, 9, 10, 11, 12, 13, 14].some((length) => mayBeClassic(vin.slice(0, length))),
  );
  expect(mistaken.length / vins.length).toBeLessThan(0.02);
});
