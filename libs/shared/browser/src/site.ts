import type { Language, PublicBrand } from '@vinlore/brand';

/** What the server embeds in the page: its brand and language. */
export interface Site {
  readonly brand: PublicBrand;
  readonly language: Language;
}

/**
 * Returns the page's embedded data.
 *
 * @throws Error if it is missing: a bug, since the server embeds it in every page
 */
export function readSite(page: Document = document): Site {
  const block = page.getElementById('site')?.textContent;
  if (!block) throw new Error('The page has no brand: its "site" data block is missing.');
  // Not validated again: the server built it from the validated brand, in this same response.
  return JSON.parse(block) as Site;
}
