import type { KeptRelease, ReleaseStore } from './release-store.ts';

/** What was opened to decode with. */
export interface Usable<T> {
  readonly opened: T;
  /** Why it is not the release that should be in use; null where it is. */
  readonly fault: unknown;
}

/**
 * Opens what VINs are decoded with after a start: the release in use, else the one before it, else what the build made.
 *
 * @param open opens a release, or what the build made where it gets null
 * @throws what opening the build's data throws
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
