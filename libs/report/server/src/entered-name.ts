import type { NameDiffers, ReportClassic } from '@vinlore/report-domain';
import { CLASSIC_MODELS, makeKey, nameKey } from '@vinlore/vehicle-domain';

type NamePart = NameDiffers['differs'][number];

/** Maximum number of words in a make: `Alfa Romeo`, `Mercedes-Benz`, `American Motors`. */
const MAKE_WORDS = 2;

const wordsOf = (name: string) => name.split(/[\s,/()–-]+/u).filter(Boolean);

/** Keys of the makes a text may name: each word and each pair of words. */
function makesIn(words: readonly string[]): ReadonlySet<string> {
  const pieces = words.flatMap((_, at) =>
    Array.from({ length: MAKE_WORDS }, (__, more) => words.slice(at, at + more + 1).join(' ')),
  );
  return new Set(pieces.map(makeKey));
}

const CLASSIC_MAKES: ReadonlySet<string> = new Set(CLASSIC_MODELS.map(({ make }) => makeKey(make)));

const namesOf = ({ model, series }: Pick<ReportClassic, 'model' | 'series'>) =>
  new Set(wordsOf([model, series].filter(Boolean).join(' ')).map(nameKey));

/** Whether a word is a plausible four-digit year. It may still be a model name, as in BMW 2002. */
const isYear = (word: string) => /^(?:18[89]|19\d|20\d)\d$/.test(word);

/**
 * Returns where a name entered by the member differs from the vehicle: the year, if it gives another one; the make, if
 * it names another one, or neither the make nor the model (docs/decisions.md §6, `check_vname`). Missing parts don't
 * count as a difference.
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

/** Whether a name adds anything to the vehicle's own names. */
export function namesMore(entered: string, { year, make, model, series }: ReportClassic): boolean {
  const own = namesOf({ model, series });
  const known = new Set([String(year), ...wordsOf(make ?? '').map(nameKey), makeKey(make ?? ''), ...own]);
  return wordsOf(entered).some((word) => !known.has(nameKey(word)) && !known.has(makeKey(word)));
}
