import { asLanguage, type Language, LANGUAGE_COOKIE } from '@vinlore/brand';

const VALUE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([^;]*)`);

/** The language that a visitor chose, by the readable cookie of a `Cookie` header; null where none says so. */
export function chosenLanguage(cookies: string | null | undefined): Language | null {
  return cookies ? asLanguage(VALUE.exec(cookies)?.[1]?.trim()) : null;
}
