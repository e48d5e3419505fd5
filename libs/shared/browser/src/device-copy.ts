/**
 * A member's data stored on this device for offline use (docs/adr/0052-offline-vin-decoding.md). There is one copy, of
 * the member who signed in last, in local storage; `keepAcross` clears it with everything else when they sign out.
 */
export interface DeviceCopy {
  /** Account id of its owner. */
  readonly owner: string;
  /** Whether its owner wants it stored. */
  readonly is_on: boolean;
  /** Null: nothing stored. */
  readonly kept: { readonly as_of: string; readonly data: unknown } | null;
}

const KEY = 'device_copy';

/** Returns the copy; null if there is none or it can't be read. */
export function readDeviceCopy(): DeviceCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<DeviceCopy> | null;
    if (typeof copy?.owner !== 'string' || typeof copy.is_on !== 'boolean') return null;
    return { owner: copy.owner, is_on: copy.is_on, kept: copy.kept ?? null };
  } catch {
    return null;
  }
}

/** Replaces the stored copy. No-op if the browser refuses storage. */
export function writeDeviceCopy(copy: DeviceCopy): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(copy));
  } catch {
    forgetDeviceCopy();
  }
}

/**
 * Removes the copy unless it belongs to the current member. @param member their account id; null: no one is signed in
 */
export function forgetDeviceCopy(member: string | null = null): void {
  try {
    if (member === null || readDeviceCopy()?.owner !== member) localStorage.removeItem(KEY);
  } catch {
    // If the browser refuses storage, there is nothing to remove.
  }
}

/** Whether the site is installed on this device, which people don't do on someone else's computer. */
export function isInstalled(): boolean {
  const shows = (mode: string) => window.matchMedia(`(display-mode: ${mode})`).matches;
  return shows('standalone') || shows('minimal-ui');
}
