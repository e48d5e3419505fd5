/**
 * Prefix patterns of classic VINs for the manufacturers that `classicCandidates` supports: `A` is a letter, `#` a
 * digit, `X` either; the serial number follows. The tables decide which codes exist.
 */
const FORMS = [
  '########', // Volkswagen, Porsche
  '######X', // GM 1965–71
  '#A##XXX', // GM 1972–80
  '#A##A', // Ford
  'AA##A#X', // Chrysler
] as const;

/** Characters each pattern symbol accepts. */
const ACCEPTS: Readonly<Record<string, RegExp>> = { A: /[A-Z]/, '#': /\d/, X: /[A-Z\d]/ };

/** Shorter prefixes are too ambiguous for a hint. */
const SHORTEST = 8;
const LONGEST = 14;

const fits = (form: string, vin: string) =>
  [...vin].every((character, at) => ACCEPTS[form[at] ?? '#']!.test(character));

/**
 * Whether the text typed so far could be a VIN from before model year 1981. Only a hint while typing; the decision is
 * made on submit (docs/decisions.md §4). Unlike a modern VIN it may contain I, O, or Q.
 *
 * @param vin as returned by `plainVin`
 */
export function mayBeClassic(vin: string): boolean {
  return vin.length >= SHORTEST && vin.length <= LONGEST && FORMS.some((form) => fits(form, vin));
}
