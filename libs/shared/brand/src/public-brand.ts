import { type Brand, siteIdentifier } from './brand.ts';

/** What a page may know of its brand: everything but its other domains. */
export type PublicBrand = Omit<Brand, 'domains'> & { readonly domain: string };

/** The part of a brand that travels to browsers. */
export function publicBrand({ domains, ...rest }: Brand): PublicBrand {
  return { ...rest, domain: siteIdentifier({ domains }) };
}
