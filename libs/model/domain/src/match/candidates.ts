import { nameKey } from '@vinlore/vehicle-domain';
import type { ModelQuery } from '../facts/model-facts.ts';
import { bodiesOfWord, type Body } from './bodies.ts';
import { type Known, knownOf } from './known.ts';
import { listedNames, moreWords, type MoreWords } from './names.ts';
import { ALL_ATTRIBUTES, type Attribute, type Attributes, contradict } from './narrow.ts';

/** A published vehicle that may match the request. */
export interface Candidate<Row> {
  readonly row: Row;
  readonly attributes: Attributes;
  /** Words of its name that are neither an attribute nor a body style, such as trims. */
  readonly words: MoreWords;
  /** Body style stated in its name. */
  readonly bodyWord: Body | null;
}

/** Synonyms in published names, and truck codes that stand for a drive type. */
const SAID_ELSEWHERE =
  /^(?:[24]WD|4X[24]|2X2|[AFR]WD|4MATIC|4MOTION|XDRIVE|SDRIVE|QUATTRO|FFV|CNG|HYBRID|HEV|PHEV|PLUGIN|ELECTRIC|EV|DIESEL|DUALFUEL|BIFUEL|LPG|STATION|[CKGRV]\d+|KWHR|AND|WITH|NEW|\d(?:DR|DOORS?))$/;

/** Words after a model name that make it a different model in vPIC. */
const OTHER_MODELS =
  /^(?:SOLARA|SOL|CROSSTOUR|CROSSCABRIOLET|ALLROAD|SUBURBAN|BLAZER|JIMMY|VISTA|CRX|SPORTWAGEN|COUNTRYMAN|CLUBMAN|PACEMAN|SQ\d)$/;

const isWordOfName = (either: readonly string[]) =>
  !either.some((word) => SAID_ELSEWHERE.test(word) || bodiesOfWord(word) !== null);

/** Whether every trim the vehicle may have includes the word. */
const isOwn = (either: readonly string[], { words }: Known) =>
  words.every((own) => either.some((word) => own.has(word)));

/** Whether the word is consistent with the vehicle: one of its possible trims has it, or its trim is unknown. */
const mayBeOwn = (either: readonly string[], { words, isTrimOpen }: Known) =>
  isTrimOpen || words.some((own) => either.some((word) => own.has(word)));

const inCommon = (words: MoreWords, known: Known) => words.filter((either) => isOwn(either, known)).length;

/** Key of everything except the name; only vehicles equal in all else are told apart by words in their names. */
const cellOf = ({ attributes }: Pick<Candidate<object>, 'attributes'>) =>
  ALL_ATTRIBUTES.filter((attribute) => attribute !== 'body')
    .map((attribute) => [...(attributes[attribute] ?? [])].sort().join('|'))
    .join(',');

/**
 * Drops candidates ruled out by name. A name rules out others only if every word of it describes this vehicle, and only
 * those that match fewer words: for an SE, `Camry LE/SE` rules out `Camry`, but for an LE, `Corolla LE Eco` rules out
 * nothing.
 */
function decidedByName<Row>(fitting: readonly Candidate<Row>[], known: Known): Candidate<Row>[] {
  const body = known.attributes.body;
  /** Words of the name that describe this vehicle. */
  const hits = ({ words, bodyWord }: Candidate<Row>) =>
    inCommon(words, known) + (bodyWord !== null && body?.has(bodyWord) ? 1 : 0);
  /** Words that might match if more were known. An unknown trim rules out no name. */
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

/** Fields a source states for a row besides its name. */
export type Describe<Row> = (row: Row, more: MoreWords) => Attributes;

/** Returns everything published under one of the vehicle's names, using the first name that is published. */
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

/** Attributes that a hybrid listed next to a plain version may contradict, because they describe the plain version. */
const OF_THE_PLAIN_ONE: readonly Attribute[] = ['drive', 'liters', 'cylinders', 'gearbox', 'gears'];
const OF_BOTH = ALL_ATTRIBUTES.filter((attribute) => !OF_THE_PLAIN_ONE.includes(attribute));

/**
 * Returns the published vehicles that contradict nothing known about the vehicle. Unknown attributes rule out none.
 *
 * @param ofMake vehicles of the make and model year
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
