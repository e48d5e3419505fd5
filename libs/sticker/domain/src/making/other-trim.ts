import { nameKey } from '@vinlore/vehicle-domain';

/** A VIN often says several trims at once: `EX, EX-L` or `GLS/Limited`. */
const EACH = /[,/]/u;

const wordsOf = (trim: string) => trim.split(/\s+/u).map(nameKey).filter(Boolean);

/**
 * Whether a trim that somebody states is another than a VIN says. One that is among those that the VIN says, or that only
 * says more or less of the same name, is not.
 *
 * @param stated '' for none
 * @param said '' where the VIN says none
 */
export function isOtherTrim(stated: string, said: string): boolean {
  const words = wordsOf(stated);
  const each = [said, ...said.split(EACH)].map(wordsOf).filter(({ length }) => length > 0);
  const isWithin = (some: readonly string[], all: readonly string[]) => some.every((word) => all.includes(word));
  return words.length > 0 && each.length > 0 && !each.some((one) => isWithin(words, one) || isWithin(one, words));
}
