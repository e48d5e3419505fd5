import { addressIn, type Brand, type Language } from '@vinlore/brand';

/**
 * Returns the URL in a document's QR code, in its reader's language.
 *
 * @param origin public scheme, host and port of the brand
 * @param number of the document, as shown to people
 */
export function documentVerifyUrl(
  origin: (brand: Brand) => string,
  { brand, language }: { readonly brand: Brand; readonly language: Language },
  number: string,
): string {
  return origin(brand) + addressIn(brand, language, `/verify/${number}`);
}
