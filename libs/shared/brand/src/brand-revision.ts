const revisions = new WeakMap<object, number>();
let last = 0;

/**
 * A number for the state of a brand, in this process: what staff change makes another brand of it, which has
 * another number. Whatever is made of a brand and kept has it in its key.
 */
export function brandRevision(brand: object): number {
  const known = revisions.get(brand) ?? ++last;
  revisions.set(brand, known);
  return known;
}
