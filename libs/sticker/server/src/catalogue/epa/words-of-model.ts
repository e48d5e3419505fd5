import { modelKey, nameKey } from '@vinlore/vehicle-domain';

/**
 * What EPA's name of a vehicle says beyond the model: `F150 Pickup 4WD FFV` of an F-150 is [[PICKUP], [4WD], [FFV]],
 * `Camry LE/SE` of a Camry [[LE, SE]]. Words stand in their keys; of those in one list one is enough.
 */
export type MoreWords = readonly (readonly string[])[];

const wordsOf = (text: string) => text.replace(/[()]/g, ' ').trim().split(/\s+/);

/** The words behind those that make up the model's name; null for another model. */
function behind(words: readonly string[], make: string, model: string): readonly string[] | null {
  let name = '';
  for (const [at, word] of words.entries()) {
    name += nameKey(word);
    if (name === model || modelKey(make, name) === model) return words.slice(at + 1);
    if (name.length > model.length + nameKey(make).length) return null;
  }
  return null;
}

/**
 * Whether EPA's name is that of a model, and what else it says.
 *
 * @param epa EPA's name; some name several models, `Town and Country/Voyager`
 * @param model the key of the model (`modelKey`)
 * @returns null for another model
 */
export function moreWords(epa: string, make: string, model: string): MoreWords | null {
  if (model === '') return null;
  for (const name of [epa, ...epa.split('/')]) {
    const more = behind(wordsOf(name), make, model);
    if (more) return more.map((word) => word.split('/').map(nameKey)).filter((either) => either.some(Boolean));
  }
  return null;
}
