/** The service worker's cache of vehicles that were looked up (`apps/marketing/src/offline/sw.js`). */
export const EXCERPT_CACHE = 'vin-excerpts';

/**
 * Registers the brand's service worker once the page has loaded and the browser is idle, unless data saver is on. The
 * site works without it, so errors are ignored.
 */
export function keepOffline(): void {
  // Missing on pages without TLS, whatever the type says.
  const { serviceWorker, connection } = navigator as {
    readonly serviceWorker?: ServiceWorkerContainer;
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!serviceWorker || connection?.saveData) return;
  const register = () => void serviceWorker.register('/sw.js').catch(() => undefined);
  const later = () => {
    // Safari has no requestIdleCallback, and a busy phone may never be idle.
    if (typeof requestIdleCallback === 'undefined') setTimeout(register, 1_000);
    else requestIdleCallback(register, { timeout: 5_000 });
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
