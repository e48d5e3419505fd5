import { regionName, US_REGIONS } from '@vinlore/vehicle-domain';

/** ISO 3166-2:CA. Canadian cars are sold at US auctions and vice versa. */
const CANADIAN: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toUpperCase();

const REGIONS = new Map<string, { readonly country: 'US' | 'CA'; readonly region: string }>();
for (const region of US_REGIONS) {
  const found = { country: 'US', region } as const;
  REGIONS.set(region, found).set(plain(regionName(region, 'en')!), found);
}
for (const [region, name] of Object.entries(CANADIAN)) {
  const found = { country: 'CA', region } as const;
  REGIONS.set(region, found).set(plain(name), found);
}

/** Parses a US state or Canadian province from its code or English name; null for anything else. */
export function readRegion(text: string): { readonly country: 'US' | 'CA'; readonly region: string } | null {
  return REGIONS.get(plain(text)) ?? null;
}
