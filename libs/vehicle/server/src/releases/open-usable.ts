import type { KeptRelease, ReleaseStore } from './release-store.ts';

/** The data that was opened. */
export interface Usable<T> {
  readonly opened: T;
  /** Why it isn't the intended release; null if it is. */
  readonly fault: unknown;
}

/**
 * Opens the data to decode with at startup: the release in use, otherwise the previous one, otherwise the build's.
 *
 * @param open opens a release, or the build's data if called with null
 * @throws whatever opening the build's data throws
 */
export function openUsable<T>(store: ReleaseStore, open: (kept: KeptRelease | null) => T): Usable<T> {
  let fault: unknown = null;
  for (const find of [store.inUse, store.before]) {
    try {
      const kept = find();
      if (kept === null) break;
      return { opened: open(kept), fault };
    } catch (error) {
      fault ??= error;
    }
  }
  return { opened: open(null), fault };
}
