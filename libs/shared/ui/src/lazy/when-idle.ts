/**
 * Runs a function once the browser is idle; never if the visitor saves data (`Save-Data`).
 *
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return () => {};
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act);
  return () => cancelIdleCallback(waiting);
}
