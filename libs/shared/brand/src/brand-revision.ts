const revisions = new WeakMap<object, number>();
let last = 0;

/**
 * Returns a number for the current state of a brand, unique in this process. Edits by staff create a new brand object,
 * with a new number. Use it in the key of anything cached per brand.
 */
export function brandRevision(brand: object): number {
  const known = revisions.get(brand) ?? ++last;
  revisions.set(brand, known);
  return known;
}
