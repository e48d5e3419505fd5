import type { Language } from '@vinlore/i18n';

export const PAGES_HREF = '/staff/content';
export const SITE_HREF = '/staff/content/site';

/** Returns the path of a page's editor, with a language and a field. */
export function editorHref(id: string, language?: Language, at?: string): string {
  const query = new URLSearchParams({ ...(language && { show: language }), ...(at && { at }) }).toString();
  return `${PAGES_HREF}/${id}${query && `?${query}`}`;
}

/** Returns the path where a page is copied to other brands. */
export const brandsHref = (id: string) => `${PAGES_HREF}/${id}/brands`;

/** Returns the path of a text's history. */
export const historyHref = (id: string, language: Language) => `${PAGES_HREF}/${id}/history?language=${language}`;
