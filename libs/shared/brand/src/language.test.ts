import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, alternatesOf, asLanguage, languagesOf, pageInLanguage, pathIn } from './language.ts';

const english = { language: 'en' } as const;
const spanish = { language: 'es' } as const;
const brands = fc.constantFrom(english, spanish);
const languages = fc.constantFrom('en' as const, 'es' as const);
const paths = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`)
  .filter((path) => pageInLanguage(english, path).path === path && pageInLanguage(spanish, path).path === path);

describe('pages in two languages', () => {
  it.each([
    ['/pricing', english, 'en', '/pricing'],
    ['/es/pricing', english, 'es', '/pricing'],
    ['/es', english, 'es', '/'],
    ['/es/', english, 'es', '/'],
    ['/en/pricing', english, 'en', '/en/pricing'],
    ['/estimates', english, 'en', '/estimates'],
    ['/fr/pricing', english, 'en', '/fr/pricing'],
    ['/ES/pricing', english, 'en', '/ES/pricing'],
    ['/en/pricing', spanish, 'en', '/pricing'],
    ['/es/pricing', spanish, 'es', '/es/pricing'],
    // The rest would be another host's address (`//host`), not a path.
    ['/es//', english, 'en', '/es//'],
    ['/es//evil.example', english, 'en', '/es//evil.example'],
    ['/es/\\evil.example', english, 'en', '/es/\\evil.example'],
  ])('%s of a brand in %j is %s %s', (path, brand, language, rest) => {
    expect(pageInLanguage(brand, path)).toEqual({ language, path: rest });
  });

  it('reads the path it built for a language as that language', () => {
    fc.assert(
      fc.property(brands, languages, paths, (brand, language, path) => {
        expect(pageInLanguage(brand, pathIn(brand, language, path))).toEqual({ language, path });
      }),
    );
  });

  it.each([
    ['/', '/es'],
    ['/#top', '/es#top'],
    ['/?vin=1', '/es?vin=1'],
    ['/pricing#plans', '/es/pricing#plans'],
    ['/decode?vin=1', '/es/decode?vin=1'],
    ['/members', '/members?language=es'],
    ['/members/login', '/members/login?language=es'],
    ['/members/dashboard?vin=1#window-sticker', '/members/dashboard?vin=1&language=es#window-sticker'],
    ['/membership', '/es/membership'],
  ])('a link to %s keeps the visitor’s language: %s', (href, kept) => {
    expect(addressIn(english, 'es', href)).toBe(kept);
    expect(addressIn(english, 'en', href)).toBe(href);
  });

  it.each([
    '#top',
    'https://www.nhtsa.gov/recalls',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    'mailto:a@b.example',
    'tel:1',
    '/api/docs',
    '/api-cwa/x?y=1',
    '/assets/a.css',
    '/sitemap.xml',
    'pricing',
    '',
  ])('%s is no page of ours and stays as it is', (href) => {
    expect(addressIn(english, 'es', href)).toBe(href);
  });

  it("lists a page's languages, the brand's own first as the default", () => {
    expect(languagesOf(spanish)).toEqual(['es', 'en']);
    expect(alternatesOf(spanish, '/pricing', ['en', 'es'])).toEqual([
      { language: 'es', path: '/pricing' },
      { language: 'en', path: '/en/pricing' },
    ]);
    expect(alternatesOf(spanish, '/pricing', ['es'])).toEqual([{ language: 'es', path: '/pricing' }]);
  });

  it.each([
    ['en', 'en'],
    ['es', 'es'],
    ['fr', null],
    ['ES', null],
    ['es; path=/', null],
    ['', null],
    [undefined, null],
  ])('of %j as a language only what we speak is taken', (value, language) => expect(asLanguage(value)).toBe(language));
});
