const keys = new WeakMap<object, string>();
let count = 0;

/** Names a block for as long as its editor is open, wherever it moves: the blocks of a page have no keys of their own. */
export function blockKey(block: object): string {
  const known = keys.get(block);
  if (known !== undefined) return known;
  count += 1;
  keys.set(block, `block-${count}`);
  return `block-${count}`;
}

/** Another version of a block is the same block: those that changed in place keep their names. */
export function keepBlockKeys(before: readonly object[], after: readonly object[]): void {
  if (before.length !== after.length) return;
  for (const [index, block] of after.entries()) {
    const was = before[index]!;
    if (block !== was && !keys.has(block)) keys.set(block, blockKey(was));
  }
}
