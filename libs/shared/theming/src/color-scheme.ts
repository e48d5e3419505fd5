import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/** Local storage key of the visitor's choice; the same as Mantine's default, for its tools. */
export const SCHEME_KEY = 'mantine-color-scheme-value';

/**
 * The inline script that sets the color scheme before the first paint. Its exact text matters, because its SHA-256 is
 * in the content security policy. Until the visitor chooses a scheme, it also follows changes of the system setting
 * while the page is open. With scripts off, the style sheet alone does this.
 */
export const schemeScript =
  '(function(){var m=matchMedia("(prefers-color-scheme: dark)"),f=function(){' +
  `try{var s=localStorage.getItem("${SCHEME_KEY}")}catch(e){}` +
  'document.documentElement.setAttribute("data-mantine-color-scheme",' +
  's==="light"||s==="dark"?s:m.matches?"dark":"light")};f();m.addEventListener("change",f)})()';

const isScheme = (value: unknown): value is MantineColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto';

/** Announces a choice to all React roots of this document. */
const bus = new EventTarget();
const CHOSEN = 'chosen';

/**
 * Returns a color-scheme manager that keeps several React roots of one page in sync. Mantine's own relies on `storage`
 * events, which don't fire in the document that wrote the value.
 */
export function sharedSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  // Mantine calls `set` again when notified of a choice; that call must not be announced again.
  let isSetting = false;
  return {
    get: (fallback) => {
      try {
        const kept = localStorage.getItem(SCHEME_KEY);
        return isScheme(kept) ? kept : fallback;
      } catch {
        return fallback; // On the server, or storage is blocked.
      }
    },
    set: (scheme) => {
      if (isSetting) return;
      try {
        localStorage.setItem(SCHEME_KEY, scheme);
      } catch {
        // Storage is blocked: the choice lasts as long as the page.
      }
      bus.dispatchEvent(new CustomEvent(CHOSEN, { detail: scheme }));
    },
    subscribe: (onUpdate) => {
      const tell = (scheme: unknown) => {
        if (!isScheme(scheme)) return;
        isSetting = true;
        onUpdate(scheme);
        isSetting = false;
      };
      const here = (event: Event) => tell((event as CustomEvent<unknown>).detail);
      const elsewhere = (event: StorageEvent) => event.key === SCHEME_KEY && tell(event.newValue);
      bus.addEventListener(CHOSEN, here);
      window.addEventListener('storage', elsewhere);
      stop = () => {
        bus.removeEventListener(CHOSEN, here);
        window.removeEventListener('storage', elsewhere);
      };
    },
    unsubscribe: () => stop(),
    clear: () => {
      try {
        localStorage.removeItem(SCHEME_KEY);
      } catch {
        // Storage is blocked: nothing was stored.
      }
    },
  };
}
