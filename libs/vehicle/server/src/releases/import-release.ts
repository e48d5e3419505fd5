import { makeRelease, type ReleaseBuilder } from '@vinlore/vehicle-vpic/make-release';
import type { AboutRelease } from './about-release.ts';
import { describeRelease } from './describe-release.ts';
import { judgeRelease } from './judge-release.ts';
import { openUsable } from './open-usable.ts';
import type { ReleaseStore } from './release-store.ts';

/** Options of an import. */
export interface ReleaseImport {
  readonly store: ReleaseStore;
  /** Builds the index; from NHTSA's tables by default. */
  readonly builder?: ReleaseBuilder | undefined;
  /** NHTSA's `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it. */
  readonly file: string;
  /** Who runs it. */
  readonly by: string;
  readonly clock: () => Date;
  /** Called with the share of the dump read so far, 0 to 1; building the index starts at 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Returns the metadata of the release in use, or of the previous one if that is damaged, so that a repairing import
 * can't fail because of it. Null if neither is readable or there is none.
 */
export function aboutInUse(store: ReleaseStore): AboutRelease | null {
  return openUsable(store, (kept) => kept?.about ?? null).opened;
}

/**
 * Imports a monthly vPIC dump and puts it into use on this machine.
 *
 * @returns the release's metadata
 * @throws DumpError if the file isn't a complete dump; ImportError if it's older than the release in use or has lost
 * rows; VpicIndexError if its index can't be opened. Nothing is changed then.
 */
export async function importRelease({
  store,
  builder,
  file,
  by,
  clock,
  onProgress,
}: ReleaseImport): Promise<AboutRelease> {
  const made = await makeRelease(file, { builder, onProgress });
  const about = await describeRelease(made, { file, by, at: clock() });
  const inUse = aboutInUse(store);
  if (inUse) judgeRelease(about, inUse);
  await store.use(made, about, clock());
  return about;
}
