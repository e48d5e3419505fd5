import { cookieDomain } from './host.ts';
import { asLanguage, type Language, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from './language.ts';
import type { PublicBrand } from './public-brand.ts';

const VALUE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([^;]*)`);

/**
 * The language that a visitor chose; null where no cookie says so.
 *
 * @param cookies a `Cookie` header, or `document.cookie`
 */
export function chosenLanguage(cookies: string | null | undefined): Language | null {
  return cookies ? asLanguage(VALUE.exec(cookies)?.[1]?.trim()) : null;
}

/**
 * The cookie that keeps a choice, as `document.cookie` takes it: for a year, and for the API's host too, where that is
 * another than the page's.
 *
 * @param page address of the page, such as `location`
 */
export function languageCookie(
  language: Language,
  brand: Pick<PublicBrand, 'api'>,
  page: { readonly protocol: string; readonly hostname: string },
): string {
  const domain = cookieDomain({ api: brand.api, domains: [] }, page.hostname);
  return [
    `${LANGUAGE_COOKIE}=${language}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${LANGUAGE_COOKIE_SECONDS}`,
    ...(domain === null ? [] : [`Domain=${domain}`]),
    ...(page.protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}
