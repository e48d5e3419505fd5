/**
 * Keeps the secure id that a purchase has given this browser, where the members app looks for it (spec §3: `__secu_id`),
 * without the schemas of the store: the pages of an order need no other entry. A browser that refuses storage keeps nothing.
 */
export function keepSecureId(secureId: string): void {
  try {
    localStorage.setItem('__secu_id', JSON.stringify(secureId));
  } catch {
    // The signed cookie stands beside it: the server lets its buyer through by that.
  }
}
