import type { Tx } from '@vinlore/database';
import { type DataKeeper, type MemberMerge, type MergePart, type MergeView, together } from '@vinlore/server-kit';

/** The parts of those who hand over what they keep, in the order in which they are asked. */
export const mergeParts = (keepers: readonly DataKeeper[]): readonly MergePart[] =>
  keepers.flatMap(({ merge }) => merge ?? []);

/** What all of them say of a merge, once all hold what must not change meanwhile. */
export async function lookAtMerge(
  tx: Tx,
  parts: readonly MergePart[],
  pair: Pick<MemberMerge, 'from' | 'into'>,
): Promise<MergeView> {
  const all = together(...parts);
  await all.hold?.(tx, pair);
  return all.look(tx, pair);
}
