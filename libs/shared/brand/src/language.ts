/** Languages that the product speaks (English and Spanish). */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** A brand, as far as its own language goes. */
interface Speaking {
  readonly language: Language;
}

/** The readable cookie that keeps which language a visitor chose; it decides server messages and the members area. */
export const LANGUAGE_COOKIE = 'language';

/** How long that choice is kept, in seconds: a year. */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

/** The parameter by which a link to the members area names the language; it becomes the cookie there. */
export const LANGUAGE_PARAMETER = 'language';

/** Languages in which a brand's pages exist, its own first. */
export function languagesOf(brand: Speaking): Language[] {
  return [brand.language, ...LANGUAGES.filter((language) => language !== brand.language)];
}

/** A language's code, such as a cookie's or a parameter's value; null for anything else. */
export function asLanguage(value: string | null | undefined): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** A page's address in two parts. */
export interface PageInLanguage {
  readonly language: Language;
  /** Path without the language's prefix. */
  readonly path: string;
}

/**
 * Reads in which language a path asks for a page: `/pricing` in the brand's own, `/es/pricing` in another, `/es` for its
 * home page. The brand's own language has no prefix: what looks like one is a path like any other, and so is a prefix
 * without which another host's address would be left (`/es//elsewhere.example`).
 */
export function pageInLanguage(brand: Speaking, path: string): PageInLanguage {
  const prefix = asLanguage(/^\/([a-z]{2})(?=\/(?![/\\])|$)/.exec(path)?.[1]);
  if (prefix === null || prefix === brand.language) return { language: brand.language, path };
  return { language: prefix, path: path.slice(prefix.length + 1) || '/' };
}

/** Whether a path begins as pages in a language do, whichever it is. */
export const isLanguagePath = (path: string): boolean =>
  LANGUAGES.some((language) => path === `/${language}` || path.startsWith(`/${language}/`));

/** The path of one of the brand's pages in a language: of `/pricing` `/es/pricing`, of `/` `/es`. */
export function pathIn(brand: Speaking, language: Language, path: string): string {
  if (language === brand.language) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** What stands beside the pages at paths of its own, the same in all languages. */
const NO_PAGE = /^\/(?:api|api-cwa|api_cwa|landing|assets|dev)(?:[/?#]|$)|^\/[^/?#]*\.[a-z]+(?:[?#]|$)/;
const MEMBERS = /^\/members(?:[/?#]|$)/;

/**
 * An address as a link leads to it that keeps the visitor's language. Pages get the language's prefix; the members area,
 * whose addresses have none, gets a parameter. Addresses elsewhere, anchors, files and calls stay as they are.
 *
 * @param href as content writes it, without prefix: `/pricing#plans`, `#top`, `https://…`
 */
export function addressIn(brand: Speaking, language: Language, href: string): string {
  if (language === brand.language || !/^\/(?![/\\])/.test(href) || NO_PAGE.test(href)) return href;
  if (!MEMBERS.test(href)) return pathIn(brand, language, href);
  const [, before, hash] = /^([^#]*)(.*)$/s.exec(href)!;
  return `${before}${before!.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}${hash}`;
}

/** An address of a page in one language. */
export interface LanguageAddress {
  readonly language: Language;
  /** Path without origin. */
  readonly path: string;
}

/** A page's addresses in all languages in which it exists, for `hreflang`; the first one is for everybody else too (`x-default`). */
export function alternatesOf(brand: Speaking, path: string, languages: readonly Language[]): LanguageAddress[] {
  return languagesOf(brand)
    .filter((language) => languages.includes(language))
    .map((language) => ({ language, path: pathIn(brand, language, path) }));
}
