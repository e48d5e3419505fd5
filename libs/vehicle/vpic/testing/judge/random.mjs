import { randomFrom } from '../make-vins.mjs';

/**
 * A generator of pseudo-random numbers for one part of the data, the same one for the same seed and parts.
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
    /** True in that many of 100 cases. */
    chance: (percent) => below(100) < percent,
    /** That many different members of a list, in its order; all of them where it is shorter. */
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

/** A made-up word such as Trealo; the number decides which. */
export function wordOf(...parts) {
  const { below, pick } = streamOf('word', ...parts);
  let word = pick(ONSETS) + pick(VOWELS) + pick(CODAS);
  for (let more = 1 + below(2); more > 0; more -= 1) word += pick(ONSETS).toLowerCase() + pick(VOWELS) + pick(CODAS);
  return word;
}
