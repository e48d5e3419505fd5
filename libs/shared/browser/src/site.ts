import type { Language, PublicBrand } from '@vinlore/brand';

/** What the server writes into the page: which brand this is, and its language. */
export interface Site {
  readonly brand: PublicBrand;
  readonly language: Language;
}

/**
 * Reads the page's data block.
 *
 * @throws Error where it is missing: a mistake of ours, since the server never sends the page without
 */
export function readSite(page: Document = document): Site {
  const block = page.getElementById('site')?.textContent;
  if (!block) throw new Error('The page names no brand: its data block "site" is missing.');
  // Not checked once more: the server made it from the checked brand, in this very answer.
  return JSON.parse(block) as Site;
}
