import { modelKey, nameKey } from '@vinlore/vehicle-domain';
import type { ModelQuery } from '../facts/model-facts.ts';

/**
 * Words of a published name after the model: `F150 Pickup 4WD FFV` of an F-150 is [[PICKUP], [4WD], [FFV]], `Camry
 * LE/SE` of a Camry is [[LE, SE]]. Words are keys; any word of an inner list may match.
 */
export type MoreWords = readonly (readonly string[])[];

const wordsOf = (text: string) => text.replace(/[()]/g, ' ').trim().split(/\s+/);

/** Returns the words after the model name, or null for another model. */
function behind(words: readonly string[], make: string, model: string): readonly string[] | null {
  let name = '';
  for (const [at, word] of words.entries()) {
    name += nameKey(word);
    if (name === model || modelKey(make, name) === model) return words.slice(at + 1);
    if (name.length > model.length + nameKey(make).length) return null;
  }
  return null;
}

/** Truck code for drive type and payload before the name: `K1500 Silverado 4WD`, `C10 Suburban 2WD`. */
const CODE_BEFORE = /^[CKGRVTS]\d+(?:\/\d+)?$/i;

/**
 * Matches a published name against a model and returns its remaining words.
 *
 * @param published EPA's name, for example; some name several models, `Town and Country/Voyager`
 * @param model model key (`modelKey`)
 * @returns null for another model
 */
export function moreWords(published: string, make: string, model: string): MoreWords | null {
  if (model === '') return null;
  const listed = (words: readonly string[]) =>
    words.map((word) => word.split('/').map(nameKey).filter(Boolean)).filter((either) => either.length > 0);
  for (const name of [published, ...published.split('/')]) {
    const words = wordsOf(name);
    const more = behind(words, make, model);
    if (more) return listed(more);
    const [first, ...rest] = words;
    const after = rest.length > 0 && CODE_BEFORE.test(first!) ? behind(rest, make, model) : null;
    if (after) return listed([first!, ...after]);
  }
  return null;
}

/** The part before a manufacturer's body and drive letters: `CLK320` of `CLK320A`, `ML350` of `ML350W4`. */
const NUMBERED = /^([A-Z]{1,4}\d{2,3})[A-Z]{1,2}\d?$/;

/**
 * Returns the keys under which a vehicle may be published: the model first, then what manufacturers file as series or
 * trim. EPA lists the `E-Class` as `E350`; the trim is `E350 4MATIC`.
 */
export function listedNames({ make, model, trim, elements }: ModelQuery): string[] {
  const others = [elements?.['Series'], trim, elements?.['Trim']].filter((name) => !!name) as string[];
  const liters = Number(elements?.['Displacement (L)']);
  // EPA lists Acura's TL as `3.2TL`.
  if (liters > 0) others.push(`${liters.toFixed(1)}${model}`);
  const firstWords = others.map((name) => name.split(/\s+/)[0]!);
  const keys = [model, ...others, ...firstWords].map((name) => modelKey(make, name));
  return [...new Set([...keys, ...keys.flatMap((key) => NUMBERED.exec(key)?.[1] ?? [])])];
}
