import { type Brand, siteIdentifier } from '@vinlore/brand';
import type { AccountRow } from './account-store.ts';

/** Words of the brand that everyone who registers sees. */
export function siteWords(brand: Brand): string[] {
  return [brand.name, siteIdentifier(brand)];
}

/** Words that anyone would try first at a member's account (NIST SP 800-63B §5.1.1.2: context-specific words). */
export function ownWords({ email, first, last, phone }: AccountRow, brand: Brand): string[] {
  return [email, first ?? '', last ?? '', phone ?? '', ...siteWords(brand)];
}
