import { addressIn, type Brand, type Language } from '@vinlore/brand';

/**
 * The address that a document's QR code opens, in its reader's language.
 *
 * @param origin scheme, host and port by which the world reaches a brand
 * @param number of the document, as people see it
 */
export function documentVerifyUrl(
  origin: (brand: Brand) => string,
  { brand, language }: { readonly brand: Brand; readonly language: Language },
  number: string,
): string {
  return origin(brand) + addressIn(brand, language, `/verify/${number}`);
}
