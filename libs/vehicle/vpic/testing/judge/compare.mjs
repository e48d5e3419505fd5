import { ELEMENTS } from './elements.mjs';

/** Maps the origins of values in NHTSA's procedures to our names. */
const SOURCES = {
  Pattern: 'pattern',
  'Formula Pattern': 'formula',
  EngineModelPattern: 'engine',
  'Vehicle Specs': 'spec',
  Default: 'default',
  'pattern - model': 'make',
  Make: 'make',
  VehType: 'wmi',
  'Manu. Name': 'wmi',
  'Manu. Id': 'wmi',
  ModelYear: 'year',
  Corrections: 'errors',
};

/** @param {string} source as returned by NHTSA's procedures */
export const sourceOf = (source) => (source.startsWith('Conversion ') ? 'conversion' : (SOURCES[source] ?? source));

/** Make and manufacturer: our index has their names but not their ids. */
const WITHOUT_ATTRIBUTE = new Set([26, 27]);

const elements = new Map(ELEMENTS.map((element) => [element.id, element]));

/**
 * Compares our answer with that of NHTSA's procedures. Empty values are treated as absent on both sides. The attribute
 * is compared only if it comes from a look-up table; otherwise it's the value itself.
 *
 * @param {readonly import('./compare.d.mts').DecodedElement[]} ours
 * @param {readonly import('./compare.d.mts').DecodedElement[]} judged
 * @returns {string[]} descriptions of the differences; empty if the answers are equal
 */
export function compare(ours, judged) {
  const left = sorted(ours);
  const right = sorted(judged);
  const differences = [];
  for (const id of new Set([...left.keys(), ...right.keys()].sort((a, b) => a - b))) {
    const [mine, theirs] = [left.get(id) ?? [], right.get(id) ?? []];
    const name = elements.get(id)?.name ?? `Element ${id}`;
    const text = (list) => (list.length === 0 ? 'nothing' : list.map(({ value }) => JSON.stringify(value)).join(', '));
    if (text(mine) !== text(theirs)) {
      differences.push(`${name} (${id}): we say ${text(mine)}, NHTSA ${text(theirs)}`);
      continue;
    }
    const hasAttribute = elements.get(id)?.lookup && !WITHOUT_ATTRIBUTE.has(id);
    const origin = ({ source, attribute }) => (hasAttribute ? `${source} ${attribute}` : source);
    const [from, theirFrom] = [mine.map(origin).join(', '), theirs.map(origin).join(', ')];
    if (from !== theirFrom)
      differences.push(`${name} (${id}): ${text(mine)} is ours from ${from}, NHTSA's from ${theirFrom}`);
  }
  return differences;
}

/** Returns the values of each element in an order independent of the answer's. */
function sorted(answer) {
  const byElement = new Map();
  for (const decoded of answer) {
    if (decoded.value === null || decoded.value === '') continue;
    byElement.set(decoded.id, [...(byElement.get(decoded.id) ?? []), decoded]);
  }
  const key = ({ value, source, attribute }) => `${value}\0${source}\0${attribute}`;
  for (const list of byElement.values()) list.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
  return byElement;
}
