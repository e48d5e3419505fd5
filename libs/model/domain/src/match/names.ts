import { modelKey, nameKey } from '@vinlore/vehicle-domain';
import type { ModelQuery } from '../facts/model-facts.ts';

/**
 * What a published name says beyond the model: `F150 Pickup 4WD FFV` of an F-150 is [[PICKUP], [4WD], [FFV]],
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

/** A truck's code of drive and payload before its name: `K1500 Silverado 4WD`, `C10 Suburban 2WD`. */
const CODE_BEFORE = /^[CKGRVTS]\d+(?:\/\d+)?$/i;

/**
 * Whether a published name is that of a model, and what else it says.
 *
 * @param published such as EPA's name; some name several models, `Town and Country/Voyager`
 * @param model the key of the model (`modelKey`)
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

/** What stands before a maker's own letters for body and drive: `CLK320` of `CLK320A`, `ML350` of `ML350W4`. */
const NUMBERED = /^([A-Z]{1,4}\d{2,3})[A-Z]{1,2}\d?$/;

/**
 * The names under which a vehicle may be published: its model, else what makers file as series or trim. EPA lists
 * `E-Class` as `E350`, and the trim says `E350 4MATIC`. In their keys, the model's first.
 */
export function listedNames({ make, model, trim, elements }: ModelQuery): string[] {
  const others = [elements?.['Series'], trim, elements?.['Trim']].filter((name) => !!name) as string[];
  const liters = Number(elements?.['Displacement (L)']);
  // Acura's TL is listed as `3.2TL`.
  if (liters > 0) others.push(`${liters.toFixed(1)}${model}`);
  const firstWords = others.map((name) => name.split(/\s+/)[0]!);
  const keys = [model, ...others, ...firstWords].map((name) => modelKey(make, name));
  return [...new Set([...keys, ...keys.flatMap((key) => NUMBERED.exec(key)?.[1] ?? [])])];
}
