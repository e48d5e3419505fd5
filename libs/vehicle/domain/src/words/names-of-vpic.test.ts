import { openIndex } from '@vinlore/vehicle-vpic';
import { loadIndexBytes } from '@vinlore/vehicle-vpic/testing';
import { describe, expect, it } from 'vitest';
import { properName, valueInWords } from '../index.ts';

const index = openIndex(await loadIndexBytes());
const { meta } = index;

/** Returns every value of an element across all vehicles. */
const valuesOf = (id: number): string[] => {
  const slot = meta.slot(id);
  return Array.from({ length: index.values(slot) }, (_, place) => index.label(slot, place)).filter(Boolean);
};
const [PLANT_CITY, PLANT_STATE, PLANT_COUNTRY] = [31, 77, 75];

/** All-caps words that aren't initialisms. */
const SHOUTED = /\p{Lu}{6,}/u;

describe('formats every all-caps name in the vPIC index', () => {
  it.each([
    ['plants’ cities', PLANT_CITY],
    ['plants’ states', PLANT_STATE],
    ['plants’ countries', PLANT_COUNTRY],
  ])('%s', (_, id) => {
    const names = valuesOf(id);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => SHOUTED.test(properName(name)))).toEqual([]);
    // Formatting is idempotent.
    expect(names.filter((name) => properName(properName(name)) !== properName(name))).toEqual([]);
  });
});

/** Look-up elements whose values are names, identical in every language. */
const NAMES = new Set(['Make', 'Manufacturer Name', 'Model', 'Engine Model']);

describe("has a translation in both languages for every value of vPIC's look-up tables", () => {
  const lists = meta.elements.filter(({ name, lookup }) => lookup && !NAMES.has(name));
  it.each(lists.map(({ name, id }) => ({ name, id })))('$name', ({ name, id }) => {
    // The decoder returns vehicle types in all caps, as NHTSA does.
    const values = valuesOf(id).map((value) => (name === 'Vehicle Type' ? value.toUpperCase() : value));
    for (const language of ['en', 'es'] as const)
      expect(values.filter((value) => valueInWords(name, value, language) === null)).toEqual([]);
  });
});
