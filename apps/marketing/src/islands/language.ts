import { chosenLanguage, type Language, languageCookie } from '@vinlore/brand';
import type { SiteData } from './island-root.tsx';

/** The page and how the visitor got there. */
export interface Standing {
  /** The page's language. */
  readonly page: Language;
  /** Stored choice; null for none. */
  readonly chosen: Language | null;
  /** Path of the page's URL. */
  readonly path: string;
  /** Whether they arrived from outside: not by one of our links and not through the browser's history. */
  readonly arrives: boolean;
}

/**
 * Decides what to do about the language of a page: `go` to the page in the stored language, `keep` the page's as the
 * new choice, or nothing.
 *
 * Visitors who arrive from outside at an unprefixed URL, such as by typing it, get their stored language. A prefixed
 * URL, and each of our links, is itself a choice.
 */
export function languageStep({ page, chosen, path, arrives }: Standing): 'go' | 'keep' | null {
  if (chosen === page) return null;
  const prefixed = path.split('/')[1] === page;
  if (chosen === null) return prefixed ? 'keep' : null;
  return arrives && !prefixed ? 'go' : 'keep';
}

/** Whether the visitor arrived from another site or typed the URL. */
function comesFromElsewhere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}

function follow(arrives: boolean): void {
  const page = document.documentElement.lang as Language;
  const chosen = chosenLanguage(document.cookie);
  const step = languageStep({ page, chosen, path: location.pathname, arrives });
  if (step === 'go') {
    const same = document.querySelector<HTMLAnchorElement>(`a[rel="alternate"][hreflang="${chosen}"]`);
    if (same) location.replace(same.href);
  }
  if (step !== 'keep') return;
  const { brand } = JSON.parse(document.getElementById('site')!.textContent) as SiteData;
  document.cookie = languageCookie(page, brand, location);
}

/** Applies or stores the visitor's language, for server messages and the members area. */
export function followLanguage(): void {
  follow(comesFromElsewhere());
  // The back/forward cache restores the page, not the current choice.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(false));
}
