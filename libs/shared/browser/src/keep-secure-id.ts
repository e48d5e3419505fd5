/**
 * Stores the secure id from a purchase where the members app looks for it (spec §3: `__secu_id`), without loading the
 * store's schemas, since order pages need no other entry. No-op if the browser refuses storage.
 */
export function keepSecureId(secureId: string): void {
  try {
    localStorage.setItem('__secu_id', JSON.stringify(secureId));
  } catch {
    // The server relies on the signed cookie, not on this value.
  }
}
