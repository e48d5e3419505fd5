import type { NameDiffers, ReportClassic } from '@vinlore/report-domain';
import { CLASSIC_MODELS, makeKey, nameKey } from '@vinlore/vehicle-domain';

type NamePart = NameDiffers['differs'][number];

/** A name of a make has so many words at most: `Alfa Romeo`, `Mercedes-Benz`, `American Motors`. */
const MAKE_WORDS = 2;

const wordsOf = (name: string) => name.split(/[\s,/()–-]+/u).filter(Boolean);

/** The makes that a text may name: each word and each pair of words, by the makes' keys. */
function makesIn(words: readonly string[]): ReadonlySet<string> {
  const pieces = words.flatMap((_, at) =>
    Array.from({ length: MAKE_WORDS }, (__, more) => words.slice(at, at + more + 1).join(' ')),
  );
  return new Set(pieces.map(makeKey));
}

const CLASSIC_MAKES: ReadonlySet<string> = new Set(CLASSIC_MODELS.map(({ make }) => makeKey(make)));

const namesOf = ({ model, series }: Pick<ReportClassic, 'model' | 'series'>) =>
  new Set(wordsOf([model, series].filter(Boolean).join(' ')).map(nameKey));

/** A year that a vehicle can have, as four digits: not the 2002 of a BMW 2002. */
const isYear = (word: string) => /^(?:18[89]|19\d|20\d)\d$/.test(word);

/**
 * In what a name that the member gave is not the vehicle's: the year, where it has another one; the make, where it names
 * another, or neither the make nor the model (docs/decisions.md §6, `check_vname`). What it leaves out does not differ.
 */
export function nameDiffers(entered: string, { year, make, model, series }: ReportClassic): NamePart[] {
  const words = wordsOf(entered);
  if (words.length === 0) return [];
  const own = namesOf({ model, series });
  const years = words.filter((word) => isYear(word) && !own.has(nameKey(word)));
  const hasOtherYear = year !== null && years.length > 0 && !years.includes(String(year));
  return [...(hasOtherYear ? ['year' as const] : []), ...(isOtherMake(words, make, own) ? ['make' as const] : [])];
}

function isOtherMake(words: readonly string[], make: string | null, own: ReadonlySet<string>): boolean {
  if (make === null) return false;
  const named = makesIn(words);
  if (named.has(makeKey(make))) return false;
  const rest = words.filter((word) => !isYear(word));
  if (rest.length === 0) return false;
  return [...named].some((key) => CLASSIC_MAKES.has(key)) || !rest.some((word) => own.has(nameKey(word)));
}

/** Whether a name says anything that the vehicle's own names do not. */
export function namesMore(entered: string, { year, make, model, series }: ReportClassic): boolean {
  const own = namesOf({ model, series });
  const known = new Set([String(year), ...wordsOf(make ?? '').map(nameKey), makeKey(make ?? ''), ...own]);
  return wordsOf(entered).some((word) => !known.has(nameKey(word)) && !known.has(makeKey(word)));
}
