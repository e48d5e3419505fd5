import { randomFrom } from '../make-vins.mjs';

/**
 * Returns a pseudorandom generator for one part of the data, seeded by its arguments.
 *
 * @param {...(string | number)} parts
 */
export function streamOf(...parts) {
  let hash = 0x811c9dc5;
  for (const char of parts.join(' ')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  const below = randomFrom(hash);
  const pick = (list) => list[below(list.length)];
  return {
    below,
    pick,
    /** True in this percentage of cases. */
    chance: (percent) => below(100) < percent,
    /** Picks this many distinct members of a list, in list order; all of them if it's shorter. */
    some(list, count) {
      const places = list.map((_, at) => at);
      while (places.length > count) places.splice(below(places.length), 1);
      return places.map((at) => list[at]);
    },
  };
}

const ONSETS = [
  'B',
  'Br',
  'C',
  'Cl',
  'D',
  'F',
  'Gr',
  'H',
  'K',
  'L',
  'M',
  'N',
  'P',
  'R',
  'S',
  'St',
  'T',
  'Tr',
  'V',
  'Z',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'io'];
const CODAS = ['', 'l', 'n', 'r', 's', 't', 'x', 'nd', 'rk', 'm'];

/** Returns a made-up word such as Trealo for a number. */
export function wordOf(...parts) {
  const { below, pick } = streamOf('word', ...parts);
  let word = pick(ONSETS) + pick(VOWELS) + pick(CODAS);
  for (let more = 1 + below(2); more > 0; more -= 1) word += pick(ONSETS).toLowerCase() + pick(VOWELS) + pick(CODAS);
  return word;
}
