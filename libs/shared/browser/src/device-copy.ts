/**
 * What a member lets this device keep, to be read without a connection (docs/adr/0052-offline-vin-decoding.md). There is one,
 * of the member who signed in last, in local storage: `keepAcross` clears it with everything else when they sign out.
 */
export interface DeviceCopy {
  /** Id of the account whose it is. */
  readonly owner: string;
  /** Whether its owner wants it kept. */
  readonly is_on: boolean;
  /** Null: nothing is kept yet, or any more. */
  readonly kept: { readonly as_of: string; readonly data: unknown } | null;
}

const KEY = 'device_copy';

/** The copy; null where there is none, or none that can be read. */
export function readDeviceCopy(): DeviceCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<DeviceCopy> | null;
    if (typeof copy?.owner !== 'string' || typeof copy.is_on !== 'boolean') return null;
    return { owner: copy.owner, is_on: copy.is_on, kept: copy.kept ?? null };
  } catch {
    return null;
  }
}

/** Puts a copy in the place of what is there. A browser that refuses storage keeps nothing. */
export function writeDeviceCopy(copy: DeviceCopy): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(copy));
  } catch {
    forgetDeviceCopy();
  }
}

/** Removes the copy, unless it is of the member who is there. @param member id of their account; null: nobody is signed in */
export function forgetDeviceCopy(member: string | null = null): void {
  try {
    if (member === null || readDeviceCopy()?.owner !== member) localStorage.removeItem(KEY);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** Whether the site was installed on this device, which nobody does on a computer of others. */
export function isInstalled(): boolean {
  const shows = (mode: string) => window.matchMedia(`(display-mode: ${mode})`).matches;
  return shows('standalone') || shows('minimal-ui');
}
