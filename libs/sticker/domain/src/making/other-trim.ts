import { nameKey } from '@vinlore/vehicle-domain';

/** A VIN often encodes several trims: `EX, EX-L` or `GLS/Limited`. */
const EACH = /[,/]/u;

const wordsOf = (trim: string) => trim.split(/\s+/u).map(nameKey).filter(Boolean);

/**
 * Whether an entered trim differs from the VIN's. It doesn't if it's one of several the VIN encodes, or a longer or
 * shorter form of the same name.
 *
 * @param stated empty for none
 * @param said empty if the VIN encodes none
 */
export function isOtherTrim(stated: string, said: string): boolean {
  const words = wordsOf(stated);
  const each = [said, ...said.split(EACH)].map(wordsOf).filter(({ length }) => length > 0);
  const isWithin = (some: readonly string[], all: readonly string[]) => some.every((word) => all.includes(word));
  return words.length > 0 && each.length > 0 && !each.some((one) => isWithin(words, one) || isWithin(one, words));
}
