import type { Language } from '@vinlore/i18n';

export const PAGES_HREF = '/staff/content';
export const SITE_HREF = '/staff/content/site';

/** The editor of a page, in a language, at a field. */
export function editorHref(id: string, language?: Language, at?: string): string {
  const query = new URLSearchParams({ ...(language && { show: language }), ...(at && { at }) }).toString();
  return `${PAGES_HREF}/${id}${query && `?${query}`}`;
}

/** Where a page goes to other brands. */
export const brandsHref = (id: string) => `${PAGES_HREF}/${id}/brands`;

/** The history of a text. */
export const historyHref = (id: string, language: Language) => `${PAGES_HREF}/${id}/history?language=${language}`;
