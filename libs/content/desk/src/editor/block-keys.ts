const keys = new WeakMap<object, string>();
let count = 0;

/**
 * Returns stable React keys for a page's blocks while the editor is open, wherever they move; blocks have no ids of
 * their own.
 */
export function blockKey(block: object): string {
  const known = keys.get(block);
  if (known !== undefined) return known;
  count += 1;
  keys.set(block, `block-${count}`);
  return `block-${count}`;
}

/** Blocks that changed in place keep their keys. */
export function keepBlockKeys(before: readonly object[], after: readonly object[]): void {
  if (before.length !== after.length) return;
  for (const [index, block] of after.entries()) {
    const was = before[index]!;
    if (block !== was && !keys.has(block)) keys.set(block, blockKey(was));
  }
}
