/** A trim is part of a vehicle's name when it is short; a longer one stands under it. */
const LONGEST = 20;

/** Packages that some makers file behind the trim: ` + M/R + NAVI`. Those in parentheses belong to what stands before. */
const PACKAGES = /\s*\+(?![^(]*\))\s*\S.*$/su;

/** A trim without the packages that stand behind it: `Limited + M/R + NAVI` → `Limited`. */
const withoutPackages = (trim: string): string => trim.replace(PACKAGES, '').trim();

/** Whether one pattern stands for several trims: `LX, EX`, `SE/SEL`; a single letter on each side is one, `R/T`. */
const isSeveral = (trim: string): boolean =>
  trim.includes(',') || (trim.includes('/') && !/^\p{L}\/\p{L}$/u.test(trim));

/** Whether a vehicle's name says all of a trim: neither a long one, nor packages, nor several. */
export const isPartOfName = (trim: string): boolean =>
  trim.length <= LONGEST && withoutPackages(trim) === trim && !isSeveral(trim);

/** Whether a name holds another as whole words, in any case. */
const holds = (name: string, words: string): boolean => ` ${name.toUpperCase()} `.includes(` ${words.toUpperCase()} `);

/** Whether a trim begins with the model: `420` and `420SEL`, `Outback` and `Outback Limited`; not `S` and `Sport`. */
function beginsWith(trim: string, model: string): boolean {
  if (!trim.toUpperCase().startsWith(model.toUpperCase())) return false;
  return model.length > 1 || !/^\p{L}/u.test(trim.slice(model.length));
}

/**
 * The name of a vehicle behind its make: `Civic EX`. Some makers file the model in the trim again (`420`, `420SEL`), or
 * the trim in the model (`Cutlass Supreme`, `Supreme`): it is said once. Packages behind a trim are no part of the name.
 */
export function modelAndTrim(model: string | null, trim: string | null): string | null {
  const own = withoutPackages(trim ?? '');
  if (own === '' || !isPartOfName(own)) return model;
  if (!model || beginsWith(own, model)) return own;
  return holds(model, own) ? model : `${model} ${own}`;
}
