/**
 * Does something once the browser has nothing else to do. Not at all where the visitor saves data (`Save-Data`).
 *
 * @returns calls it off
 */
export function whenIdle(act: () => void): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return () => {};
  // Safari knows no idle time.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act);
  return () => cancelIdleCallback(waiting);
}
