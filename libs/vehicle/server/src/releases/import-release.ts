import { makeRelease, type ReleaseBuilder } from '@vinlore/vehicle-vpic/make-release';
import type { AboutRelease } from './about-release.ts';
import { describeRelease } from './describe-release.ts';
import { judgeRelease } from './judge-release.ts';
import { openUsable } from './open-usable.ts';
import type { ReleaseStore } from './release-store.ts';

/** What an import is run with. */
export interface ReleaseImport {
  readonly store: ReleaseStore;
  /** What makes the index; of NHTSA's tables where nothing is given. */
  readonly builder?: ReleaseBuilder | undefined;
  /** NHTSA's `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it. */
  readonly file: string;
  /** Who runs it. */
  readonly by: string;
  readonly clock: () => Date;
  /** Told how much of the dump was read, 0 to 1; at 1 the index is made. */
  readonly onProgress?: (share: number) => void;
}

/**
 * What is noted of the release in use, else of the one before it: an import that puts a damaged one right must not fail for
 * it. Null where neither is readable, or there is none.
 */
export function aboutInUse(store: ReleaseStore): AboutRelease | null {
  return openUsable(store, (kept) => kept?.about ?? null).opened;
}

/**
 * Imports a monthly dump of vPIC and puts it into use on this machine.
 *
 * @returns what is noted of it
 * @throws DumpError for a file that is not a whole dump; ImportError for one that is older than the release in use, or has
 *   lost rows; VpicIndexError where its index cannot be opened. Nothing is changed then.
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
