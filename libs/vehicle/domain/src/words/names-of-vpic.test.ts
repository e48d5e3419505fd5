import { openIndex } from '@vinlore/vehicle-vpic';
import { loadIndexBytes } from '@vinlore/vehicle-vpic/testing';
import { describe, expect, it } from 'vitest';
import { properName, valueInWords } from '../index.ts';

const index = openIndex(await loadIndexBytes());
const { meta } = index;

/** All that an element says in any vehicle. */
const valuesOf = (id: number): string[] => {
  const slot = meta.slot(id);
  return Array.from({ length: index.values(slot) }, (_, place) => index.label(slot, place)).filter(Boolean);
};
const [PLANT_CITY, PLANT_STATE, PLANT_COUNTRY] = [31, 77, 75];

/** Capitals that nobody reads as initials. */
const SHOUTED = /\p{Lu}{6,}/u;

describe('names that vPIC files in capitals, every one of the index', () => {
  it.each([
    ['plants’ cities', PLANT_CITY],
    ['plants’ states', PLANT_STATE],
    ['plants’ countries', PLANT_COUNTRY],
  ])('%s', (_, id) => {
    const names = valuesOf(id);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => SHOUTED.test(properName(name)))).toEqual([]);
    // Written once, a name stays as it is.
    expect(names.filter((name) => properName(properName(name)) !== properName(name))).toEqual([]);
  });
});

/** Elements of a look-up table whose values are names, the same in every language. */
const NAMES = new Set(['Make', 'Manufacturer Name', 'Model', 'Engine Model']);

describe('values of vPIC’s look-up tables, every one of the index, have words in both languages', () => {
  const lists = meta.elements.filter(({ name, lookup }) => lookup && !NAMES.has(name));
  it.each(lists.map(({ name, id }) => ({ name, id })))('$name', ({ name, id }) => {
    // Vehicle types are decoded in capitals, as NHTSA answers them.
    const values = valuesOf(id).map((value) => (name === 'Vehicle Type' ? value.toUpperCase() : value));
    for (const language of ['en', 'es'] as const)
      expect(values.filter((value) => valueInWords(name, value, language) === null)).toEqual([]);
  });
});
