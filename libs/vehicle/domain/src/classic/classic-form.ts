/**
 * How classic VINs begin, by the manufacturers whose numbering `classicCandidates` reads: `A` a letter, `#` a digit, `X`
 * either; what follows is the serial number. Which codes exist is left to the tables.
 */
const FORMS = [
  '########', // Volkswagen, Porsche
  '######X', // GM 1965–71
  '#A##XXX', // GM 1972–80
  '#A##A', // Ford
  'AA##A#X', // Chrysler
] as const;

/** What a character of a form accepts. */
const ACCEPTS: Readonly<Record<string, RegExp>> = { A: /[A-Z]/, '#': /\d/, X: /[A-Z\d]/ };

/** Shorter beginnings may be anything. */
const SHORTEST = 8;
const LONGEST = 14;

const fits = (form: string, vin: string) =>
  [...vin].every((character, at) => ACCEPTS[form[at] ?? '#']!.test(character));

/**
 * Whether what is typed so far may be a number from before model year 1981: a hint while it is typed, decided on
 * submit (docs/decisions.md §4). Unlike a VIN of today it may have an I, an O, or a Q.
 *
 * @param vin as `plainVin` gives it
 */
export function mayBeClassic(vin: string): boolean {
  return vin.length >= SHORTEST && vin.length <= LONGEST && FORMS.some((form) => fits(form, vin));
}
