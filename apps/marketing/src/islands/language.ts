import { chosenLanguage, type Language, languageCookie } from '@vinlore/brand';
import type { SiteData } from './island-root.tsx';

/** Where a visitor stands. */
export interface Standing {
  /** The page's language. */
  readonly page: Language;
  /** What the visitor chose before; null where nothing. */
  readonly chosen: Language | null;
  /** Path of the page's address. */
  readonly path: string;
  /** Whether they come from elsewhere: not by a link of ours, and not through the browser's history. */
  readonly arrives: boolean;
}

/**
 * What follows from the language of a page: `go` to the page in the chosen language, `keep` the page's as the choice, or
 * nothing.
 *
 * Who comes from elsewhere to an address without prefix, as one types it, gets the language of the last choice. An
 * address with a prefix, and every link of ours, is a choice by itself.
 */
export function languageStep({ page, chosen, path, arrives }: Standing): 'go' | 'keep' | null {
  if (chosen === page) return null;
  const prefixed = path.split('/')[1] === page;
  if (chosen === null) return prefixed ? 'keep' : null;
  return arrives && !prefixed ? 'go' : 'keep';
}

/** Whether the browser was led here from another site, or by hand. */
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

/** Follows or keeps the visitor's choice of language, for server messages and the members area. */
export function followLanguage(): void {
  follow(comesFromElsewhere());
  // Out of the browser's memory comes the page, not what was chosen since.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(false));
}
