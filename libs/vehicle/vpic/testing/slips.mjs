/** Typos people make when copying a VIN: two swapped neighbors, or a look-alike character. */

/** Look-alikes, both ways except for I and O, which VINs don't use. */
const ALIKE = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B', B: '8', S: '5', U: 'V', V: 'U', Z: '2' };
const MEANT = Object.fromEntries(Object.entries(ALIKE).map(([meant, written]) => [written, meant]));

/** Swaps the characters at an index (from 0) and the next one. */
export const swappedAt = (vin, at) => vin.slice(0, at) + vin[at + 1] + vin[at] + vin.slice(at + 2);
const written = (vin, at, character) => vin.slice(0, at) + character + vin.slice(at + 1);

/** Returns the indexes (from 0) at which swapping two neighbors is detectable. */
export const swapPlaces = (vin) => [...vin.slice(1)].flatMap((next, at) => (next === vin[at] ? [] : [at]));
/** Returns the indexes of characters that have a look-alike. */
const alikePlaces = (vin) => [...vin].flatMap((character, at) => (ALIKE[character] === undefined ? [] : [at]));

/** Swaps two neighbors of a VIN, chosen uniformly. */
export function swapped(vin, random) {
  const places = swapPlaces(vin);
  return swappedAt(vin, places[random(places.length)]);
}

/** Replaces a character with a look-alike, chosen uniformly; null if there is none. */
export function misread(vin, random) {
  const places = alikePlaces(vin);
  const at = places[random(places.length)];
  return at === undefined ? null : written(vin, at, ALIKE[vin[at]]);
}

/**
 * Returns all texts from which one of these typos leads to the given one, half of all typos being swaps, each with the
 * probability that it does.
 */
export function meantBy(text) {
  const bySwap = swapPlaces(text).map((at) => swappedAt(text, at));
  const byLook = [...text].flatMap((character, at) => {
    const meant = MEANT[character];
    return meant === undefined ? [] : [written(text, at, meant)];
  });
  return [
    ...bySwap.map((vin) => ({ vin, likelihood: 0.5 / swapPlaces(vin).length })),
    ...byLook.map((vin) => ({ vin, likelihood: 0.5 / alikePlaces(vin).length })),
  ];
}
