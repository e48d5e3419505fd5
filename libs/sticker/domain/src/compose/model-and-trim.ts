/** A trim is part of a vehicle's name when it is short; a longer one stands under it. */
const LONGEST = 20;

export const isPartOfName = (trim: string): boolean => trim.length <= LONGEST;

/**
 * The name of a vehicle behind its make: `Civic EX`. Some makers file the model in the trim again (`420`, `420SEL`): it
 * is said once.
 */
export function modelAndTrim(model: string | null, trim: string | null): string | null {
  if (!trim || !isPartOfName(trim)) return model;
  if (!model || trim.toUpperCase().startsWith(model.toUpperCase())) return trim;
  return `${model} ${trim}`;
}
