/** The slips of people who copy a VIN: two neighbors swapped, or a character taken for one that looks much like it. */

/** What characters are written for, both ways but for I and O, which no VIN holds. */
const ALIKE = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B', B: '8', S: '5', U: 'V', V: 'U', Z: '2' };
const MEANT = Object.fromEntries(Object.entries(ALIKE).map(([meant, written]) => [written, meant]));

/** A VIN with the characters at a place (from 0) and the next one swapped. */
export const swappedAt = (vin, at) => vin.slice(0, at) + vin[at + 1] + vin[at] + vin.slice(at + 2);
const written = (vin, at, character) => vin.slice(0, at) + character + vin.slice(at + 1);

/** Places (from 0) at which two neighbors can be swapped so that it shows. */
export const swapPlaces = (vin) => [...vin.slice(1)].flatMap((next, at) => (next === vin[at] ? [] : [at]));
/** Places of characters that look like another. */
const alikePlaces = (vin) => [...vin].flatMap((character, at) => (ALIKE[character] === undefined ? [] : [at]));

/** A VIN with two neighbors swapped, each pair as likely. */
export function swapped(vin, random) {
  const places = swapPlaces(vin);
  return swappedAt(vin, places[random(places.length)]);
}

/** A VIN with a character taken for one that looks like it, each as likely; null where it has none such. */
export function misread(vin, random) {
  const places = alikePlaces(vin);
  const at = places[random(places.length)];
  return at === undefined ? null : written(vin, at, ALIKE[vin[at]]);
}

/**
 * All texts from which one of these slips leads to what was written, half of all slips being swaps, each with how likely
 * it is then that just this is written.
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
