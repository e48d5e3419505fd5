import { cookieDomain } from './host.ts';
import { asLanguage, type Language, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from './language.ts';
import type { PublicBrand } from './public-brand.ts';

const VALUE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([^;]*)`);

/**
 * Returns the language a visitor chose; null if there is no cookie.
 *
 * @param cookies a `Cookie` header, or `document.cookie`
 */
export function chosenLanguage(cookies: string | null | undefined): Language | null {
  return cookies ? asLanguage(VALUE.exec(cookies)?.[1]?.trim()) : null;
}

/**
 * Returns the cookie that stores a choice, in the format of `document.cookie`: valid for a year, and also sent to the
 * API's host if that differs from the page's.
 *
 * @param page URL of the page, such as `location`
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
