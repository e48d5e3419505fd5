import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/** Where a visitor's choice is kept (local storage); Mantine's own key, so that its tools agree. */
export const SCHEME_KEY = 'mantine-color-scheme-value';

/**
 * The script that sets the color scheme before the first paint, exactly as it stands in the page: its SHA-256 goes
 * into the content policy. It follows the system, too, while nobody has chosen: at dusk a page that is open turns dark. A page
 * without it (scripts off) does so by the style sheet alone.
 */
export const schemeScript =
  '(function(){var m=matchMedia("(prefers-color-scheme: dark)"),f=function(){' +
  `try{var s=localStorage.getItem("${SCHEME_KEY}")}catch(e){}` +
  'document.documentElement.setAttribute("data-mantine-color-scheme",' +
  's==="light"||s==="dark"?s:m.matches?"dark":"light")};f();m.addEventListener("change",f)})()';

const isScheme = (value: unknown): value is MantineColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto';

/** Carries a choice to every React root of this document. */
const bus = new EventTarget();
const CHOSEN = 'chosen';

/**
 * A color-scheme manager that keeps several React roots of one page in step. Mantine's own listens to `storage`
 * events, which never fire in the document that wrote.
 */
export function sharedSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  // Mantine calls `set` again when told of a choice; that echo must not be announced once more.
  let isSetting = false;
  return {
    get: (fallback) => {
      try {
        const kept = localStorage.getItem(SCHEME_KEY);
        return isScheme(kept) ? kept : fallback;
      } catch {
        return fallback; // the server, or storage is forbidden
      }
    },
    set: (scheme) => {
      if (isSetting) return;
      try {
        localStorage.setItem(SCHEME_KEY, scheme);
      } catch {
        // Storage is forbidden: the choice lasts as long as the page.
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
        // Storage is forbidden: nothing was kept.
      }
    },
  };
}
