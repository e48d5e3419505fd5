import { nameKey } from '@vinlore/vehicle-domain';
import type { ModelQuery } from '../facts/model-facts.ts';
import { bodiesOfWord, type Body } from './bodies.ts';
import { type Known, knownOf } from './known.ts';
import { listedNames, moreWords, type MoreWords } from './names.ts';
import { ALL_ATTRIBUTES, type Attribute, type Attributes, contradict } from './narrow.ts';

/** A published vehicle that may be the one that is asked for. */
export interface Candidate<Row> {
  readonly row: Row;
  readonly attributes: Attributes;
  /** Words of its name that are neither an attribute nor a body, such as trims. */
  readonly words: MoreWords;
  /** The body that its name says. */
  readonly bodyWord: Body | null;
}

/** Words of published names that are said otherwise, and codes of trucks that mean their drive. */
const SAID_ELSEWHERE =
  /^(?:[24]WD|4X[24]|2X2|[AFR]WD|4MATIC|4MOTION|XDRIVE|SDRIVE|QUATTRO|FFV|CNG|HYBRID|HEV|PHEV|PLUGIN|ELECTRIC|EV|DIESEL|DUALFUEL|BIFUEL|LPG|STATION|[CKGRV]\d+|KWHR|AND|WITH|NEW|\d(?:DR|DOORS?))$/;

/** Words behind a model's name that make it another model, which vPIC names so. */
const OTHER_MODELS =
  /^(?:SOLARA|SOL|CROSSTOUR|CROSSCABRIOLET|ALLROAD|SUBURBAN|BLAZER|JIMMY|VISTA|CRX|SPORTWAGEN|COUNTRYMAN|CLUBMAN|PACEMAN|SQ\d)$/;

const isWordOfName = (either: readonly string[]) =>
  !either.some((word) => SAID_ELSEWHERE.test(word) || bodiesOfWord(word) !== null);

/** Whether a word is one of the vehicle's whichever of its trims it has. */
const isOwn = (either: readonly string[], { words }: Known) =>
  words.every((own) => either.some((word) => own.has(word)));

/** Whether a word may be one of the vehicle's: it is that of one of its trims, or nobody says which trim it has. */
const mayBeOwn = (either: readonly string[], { words, isTrimOpen }: Known) =>
  isTrimOpen || words.some((own) => either.some((word) => own.has(word)));

const inCommon = (words: MoreWords, known: Known) => words.filter((either) => isOwn(either, known)).length;

/** Alike in all but their names: only such are told apart by the words of their names, whatever else is known. */
const cellOf = ({ attributes }: Pick<Candidate<object>, 'attributes'>) =>
  ALL_ATTRIBUTES.filter((attribute) => attribute !== 'body')
    .map((attribute) => [...(attributes[attribute] ?? [])].sort().join('|'))
    .join(',');

/**
 * Leaves out those that the name decides against. Only a name that says nothing but what this vehicle is called decides,
 * and only against names that say less of it: `Camry LE/SE` of an SE against `Camry`, but `Corolla LE Eco` of an LE against
 * nothing.
 */
function decidedByName<Row>(fitting: readonly Candidate<Row>[], known: Known): Candidate<Row>[] {
  const body = known.attributes.body;
  /** What of its name is said of this vehicle. */
  const hits = ({ words, bodyWord }: Candidate<Row>) =>
    inCommon(words, known) + (bodyWord !== null && body?.has(bodyWord) ? 1 : 0);
  /** What of it may be said once more is known: what nobody says decides against no name. */
  const possible = ({ words, bodyWord }: Candidate<Row>) =>
    words.filter((either) => mayBeOwn(either, known)).length +
    (bodyWord !== null && (body == null || body.has(bodyWord)) ? 1 : 0);
  const most = new Map<string, number>();
  for (const each of fitting) {
    const isAll = inCommon(each.words, known) === each.words.length;
    if (isAll) most.set(cellOf(each), Math.max(most.get(cellOf(each)) ?? 0, hits(each)));
  }
  return fitting.filter((each) => possible(each) >= (most.get(cellOf(each)) ?? 0));
}

/** What a source says of one of its rows, besides its name. */
export type Describe<Row> = (row: Row, more: MoreWords) => Attributes;

/** All that is published under one of the vehicle's names; of several names the first that is published. */
function listed<Row extends { readonly model: string }>(
  query: ModelQuery,
  ofMake: readonly Row[],
  known: Known,
  describe: Describe<Row>,
): Candidate<Row>[] {
  const make = nameKey(query.make);
  const isOther = (more: MoreWords) =>
    more.some((either) => either.some((word) => OTHER_MODELS.test(word)) && !isOwn(either, known));
  for (const name of listedNames(query)) {
    const found = ofMake.flatMap((row) => {
      // Infiniti's G37x is a G37 with all-wheel drive.
      const more = moreWords(row.model, make, name) ?? moreWords(row.model, make, `${name}X`);
      if (!more || isOther(more)) return [];
      const bodies = more.flatMap((either) => either.flatMap((word) => bodiesOfWord(word) ?? []));
      const words = more.filter(isWordOfName);
      return [{ row, attributes: describe(row, more), words, bodyWord: bodies[0] ?? null }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** What a hybrid named beside a plain one may contradict: its drive and engine stand for the plain one. */
const OF_THE_PLAIN_ONE: readonly Attribute[] = ['drive', 'liters', 'cylinders', 'gearbox', 'gears'];
const OF_BOTH = ALL_ATTRIBUTES.filter((attribute) => !OF_THE_PLAIN_ONE.includes(attribute));

/**
 * Published vehicles that may be the one that is asked for: whatever is known of it contradicts none of them. What nobody says
 * leaves all of them in.
 *
 * @param ofMake those of the make and model year
 */
export function candidatesOf<Row extends { readonly model: string }>(
  query: ModelQuery,
  ofMake: readonly Row[],
  describe: Describe<Row>,
) {
  const known = knownOf(query);
  const isUnsure = known.mayBeHybrid && known.attributes.technology == null;
  const family = listed(query, ofMake, known, describe);
  const fitting = family.filter(({ attributes }) => {
    const isHybrid = !attributes.technology?.has('none');
    return !contradict(known.attributes, attributes, isUnsure && isHybrid ? OF_BOTH : ALL_ATTRIBUTES);
  });
  return { known, family, candidates: decidedByName(fitting, known) };
}
