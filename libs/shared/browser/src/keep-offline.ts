/** What the service worker keeps of the vehicles that were looked up here (`apps/marketing/src/offline/sw.js`). */
export const EXCERPT_CACHE = 'vin-excerpts';

/**
 * Registers the brand's service worker as soon as the page is there and the browser has time; not where the visitor saves data.
 * The site is the same without it: whatever fails here is no fault of the page.
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
    // Safari knows no idle time; a busy phone has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(register, 1_000);
    else requestIdleCallback(register, { timeout: 5_000 });
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
