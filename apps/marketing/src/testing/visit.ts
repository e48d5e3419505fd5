import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Brand, BrandFileSchema, type PageRequest, PlansSchema, ThemeSchema } from '@vinlore/brand';
import { EMPTY_SITE, type Page, type PageContent, type Site } from '@vinlore/content-domain';
import { type Call, CallError } from '@vinlore/contract';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import * as v from 'valibot';

const fileOfBrand = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../brands/vinlore/${name}`, import.meta.url)), 'utf8'));

/** A test brand, based on the files of a real one. */
export const brand: Brand = {
  ...v.parse(BrandFileSchema, fileOfBrand('brand.json')),
  theme: v.parse(ThemeSchema, fileOfBrand('theme.json')),
  plans: v.parse(PlansSchema, fileOfBrand('plans.json')),
  logo: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};

export const VIN = '1FMCU0GX7EUA00108';

/** A short decoder response for `VIN`. */
export const vehicle: DecodedVehicle = {
  vin: VIN,
  year: 2014,
  make: 'FORD',
  model: 'Escape',
  trim: 'SE',
  fullName: '2014 Ford Escape',
  elements: { Make: 'FORD', Model: 'Escape', 'Model Year': '2014', Trim: 'SE', 'Plant City': 'LOUISVILLE' },
  errorCodes: [0],
  errorText: '0 - VIN decoded clean.',
  checkDigit: 'agrees',
  suggestions: [],
  source: { name: 'NHTSA vPIC', asOf: '2026-03-12' },
};

/** The brand's own record. */
export const site: Site = {
  ...EMPTY_SITE,
  headers: [{ id: 'v', linkType: 'page', page: { id: 'verify', title: 'Verify', url: '/verify' } }],
  about: 'Reads VINs.',
  legal: 'Sells no cars.',
};

/** The only published page of the test brand, with a sample vehicle in its blocks. */
const home: Page = {
  path: '/',
  title: 'Home',
  sortOrder: 0,
  meta: {
    title: 'Know the car',
    description: 'Type the VIN.',
    keywords: 'VIN',
    canonicalURL: null,
    metaRobots: null,
    structuredData: { name: '</script><script>alert(1)</script>' },
  },
  blocks: [
    { kind: 'hero', title: 'Know the car', lead: 'Type the VIN.', button: 'Read it', ways: [] },
    { kind: 'anatomy', title: 'Its parts', lead: 'One by one.', sampleVin: VIN },
  ],
};

/** A page with these blocks and little else. */
export function pageOf(path: string, blocks: Page['blocks'], meta: Partial<Page['meta']> = {}): Page {
  const structuredData = null;
  return { ...home, path, blocks, meta: { ...home.meta, structuredData, ...meta } };
}

/** A request for a page of the brand; `page` is the published page, `around` the rest. */
export function requestFor(
  address: string,
  page?: PageContent['page'],
  around: Partial<PageContent> = {},
): PageRequest<PageContent> {
  const url = new URL(address, 'http://vinlore.localhost');
  const published = page === undefined && url.pathname === home.path ? home : (page ?? null);
  const content: PageContent = { site, page: published, languages: published ? ['en'] : [], version: '1', ...around };
  const { pathname: path, searchParams: query, origin } = url;
  return { brand, language: brand.language, path, query, origin, content };
}

/** Responses available on every visit. */
const ALWAYS: Readonly<Record<string, (input: never) => unknown>> = { 'sticker.keys': () => ({ keys: [] }) };

/** A fake server that handles calls by name and responds 404 to the rest. */
export function callsBy(answers: Readonly<Record<string, (input: never) => unknown>>): Call {
  return (async (row: { name: string }, input: never) => {
    const answer = answers[row.name] ?? ALWAYS[row.name];
    if (!answer) throw new CallError('refused', 'Nothing of that kind.', 404);
    return answer(input);
  }) as Call;
}
