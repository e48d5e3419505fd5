/** Maximum length of a trim in the vehicle's name; longer ones are shown below it. */
const LONGEST = 20;

/**
 * Packages some manufacturers append to the trim: ` + M/R + NAVI`. Text in parentheses belongs to the trim before it.
 */
const PACKAGES = /\s*\+(?![^(]*\))\s*\S.*$/su;

/** Returns a trim without its packages: `Limited + M/R + NAVI` → `Limited`. */
const withoutPackages = (trim: string): string => trim.replace(PACKAGES, '').trim();

/** Whether a value lists several trims, like `LX, EX` or `SE/SEL`. A single letter on each side is one trim: `R/T`. */
const isSeveral = (trim: string): boolean =>
  trim.includes(',') || (trim.includes('/') && !/^\p{L}\/\p{L}$/u.test(trim));

/** Whether the vehicle's name shows the full trim: not too long, no packages, not several trims. */
export const isPartOfName = (trim: string): boolean =>
  trim.length <= LONGEST && withoutPackages(trim) === trim && !isSeveral(trim);

/** Whether a name contains another as whole words, ignoring case. */
const holds = (name: string, words: string): boolean => ` ${name.toUpperCase()} `.includes(` ${words.toUpperCase()} `);

/**
 * Whether a trim starts with the model: `420` and `420SEL`, `Outback` and `Outback Limited`, but not `S` and `Sport`.
 */
function beginsWith(trim: string, model: string): boolean {
  if (!trim.toUpperCase().startsWith(model.toUpperCase())) return false;
  return model.length > 1 || !/^\p{L}/u.test(trim.slice(model.length));
}

/**
 * Returns the part of a vehicle's name after its make: `Civic EX`. Some manufacturers repeat the model in the trim
 * (`420`, `420SEL`) or the trim in the model (`Cutlass Supreme`, `Supreme`); the repeated part is dropped. Packages
 * aren't part of the name.
 */
export function modelAndTrim(model: string | null, trim: string | null): string | null {
  const own = withoutPackages(trim ?? '');
  if (own === '' || !isPartOfName(own)) return model;
  if (!model || beginsWith(own, model)) return own;
  return holds(model, own) ? model : `${model} ${own}`;
}
