import { type DataKeeper, type MergePart, together } from '@vinlore/server-kit';

/** The parts of all who hand over what they keep, in the order in which they are asked, as one. */
export const mergePart = (keepers: readonly DataKeeper[]): MergePart =>
  together(...keepers.flatMap(({ merge }) => merge ?? []));
