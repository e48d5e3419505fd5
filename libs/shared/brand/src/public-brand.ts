import { type Brand, siteIdentifier } from './brand.ts';

/** What a page may know of its brand: everything but its other domains, and its plans, which a call answers. */
export type PublicBrand = Omit<Brand, 'domains' | 'plans'> & { readonly domain: string };

/** The part of a brand that travels to browsers. */
export function publicBrand({ domains, plans: _plans, ...rest }: Brand): PublicBrand {
  return { ...rest, domain: siteIdentifier({ domains }) };
}
