/** Languages of the product (English and Spanish). */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The parts of a brand that concern its language. */
interface Speaking {
  readonly language: Language;
}

/**
 * Cookie with the visitor's language, readable by scripts; decides the language of server messages and the members
 * area.
 */
export const LANGUAGE_COOKIE = 'language';

/** Lifetime of that cookie, in seconds: a year. */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

/** Query parameter that carries the language to the members area, which stores it in the cookie. */
export const LANGUAGE_PARAMETER = 'language';

/** Languages of a brand's pages, its own first. */
export function languagesOf(brand: Speaking): Language[] {
  return [brand.language, ...LANGUAGES.filter((language) => language !== brand.language)];
}

/** Parses a language code, such as a cookie or parameter value; null for anything else. */
export function asLanguage(value: string | null | undefined): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** A page's address in two parts. */
export interface PageInLanguage {
  readonly language: Language;
  /** Path without the language prefix. */
  readonly path: string;
}

/**
 * Splits a path into language and page: `/pricing` in the brand's own language, `/es/pricing` in another, `/es` for its
 * home page. The brand's own language has no prefix, so a path that seems to have it is taken as is; so is a prefix
 * that would leave another host's address (`/es//elsewhere.example`).
 */
export function pageInLanguage(brand: Speaking, path: string): PageInLanguage {
  const prefix = asLanguage(/^\/([a-z]{2})(?=\/(?![/\\])|$)/.exec(path)?.[1]);
  if (prefix === null || prefix === brand.language) return { language: brand.language, path };
  return { language: prefix, path: path.slice(prefix.length + 1) || '/' };
}

/** Whether a path starts with any language prefix. */
export const isLanguagePath = (path: string): boolean =>
  LANGUAGES.some((language) => path === `/${language}` || path.startsWith(`/${language}/`));

/** Returns a page's path in a language: `/pricing` → `/es/pricing`, `/` → `/es`. */
export function pathIn(brand: Speaking, language: Language, path: string): string {
  if (language === brand.language) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** Non-page paths, the same in all languages. */
const NO_PAGE = /^\/(?:api|api-cwa|api_cwa|landing|assets|dev)(?:[/?#]|$)|^\/[^/?#]*\.[a-z]+(?:[?#]|$)/;
const MEMBERS = /^\/members(?:[/?#]|$)/;

/**
 * Adds the visitor's language to a link. Pages get the language prefix; the members area, which has no prefixes, gets a
 * parameter. External URLs, anchors, files and API calls stay unchanged.
 *
 * @param href as written in content, without prefix: `/pricing#plans`, `#top`, `https://…`
 */
export function addressIn(brand: Speaking, language: Language, href: string): string {
  if (language === brand.language || !/^\/(?![/\\])/.test(href) || NO_PAGE.test(href)) return href;
  if (!MEMBERS.test(href)) return pathIn(brand, language, href);
  const [, before, hash] = /^([^#]*)(.*)$/s.exec(href)!;
  return `${before}${before!.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}${hash}`;
}

/** A page's address in one language. */
export interface LanguageAddress {
  readonly language: Language;
  /** Path without origin. */
  readonly path: string;
}

/** Returns a page's addresses in all its languages, for `hreflang`; the first one is also the `x-default`. */
export function alternatesOf(brand: Speaking, path: string, languages: readonly Language[]): LanguageAddress[] {
  return languagesOf(brand)
    .filter((language) => languages.includes(language))
    .map((language) => ({ language, path: pathIn(brand, language, path) }));
}
