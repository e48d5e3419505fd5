import { alternatesOf, type Brand, languagesOf, pathIn } from '@vinlore/brand';
import type { PublishedPage } from '@vinlore/content-domain';

/** The product's own indexable pages; all others are the brand's published ones. */
const OWN_PAGES = ['/verify', '/account-deletion'];

/** Not for search engines: members' pages and API calls. */
const CLOSED = ['/members', '/api/', '/api-cwa/', '/api_cwa/', '/landing/', '/dev/'];

/** Lifetime of `security.txt`; RFC 9116 requires less than a year. */
const SECURITY_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** A page with its languages. */
interface ListedPage {
  readonly path: string;
  /** Languages with the time of the last change, if known. */
  readonly languages: ReadonlyMap<PublishedPage['language'], Date | null>;
}

function listedPages(brand: Brand, pages: readonly PublishedPage[]): ListedPage[] {
  const indexed = pages.filter(({ metaRobots }) => !metaRobots?.includes('noindex'));
  const paths = [...new Set(indexed.map(({ path }) => path))];
  return [
    ...paths.map((path) => {
      const there = indexed.filter((page) => page.path === path);
      return { path, languages: new Map(there.map(({ language, updatedAt }) => [language, updatedAt])) };
    }),
    ...OWN_PAGES.filter((path) => !paths.includes(path)).map((path) => ({
      path,
      languages: new Map(languagesOf(brand).map((language) => [language, null])),
    })),
  ];
}

/**
 * `sitemap.xml`: every public page in every language, each with all its alternates (`hreflang`). URLs need no escaping:
 * paths are validated when pages are read (`PagePathSchema`).
 */
export function sitemapXml(brand: Brand, origin: string, pages: readonly PublishedPage[]): string {
  const entries = listedPages(brand, pages).flatMap(({ path, languages }) => {
    const alternates = alternatesOf(brand, path, [...languages.keys()]);
    const links = [...alternates.map((each) => [each.language, each.path]), ['x-default', alternates[0]!.path]].map(
      ([language, own]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${own}"/>`,
    );
    return alternates.map((each) => {
      const changed = languages.get(each.language);
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      return `<url><loc>${origin}${each.path}</loc>${lastmod}${links.join('')}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** `robots.txt`: allows pages, disallows members' pages and calls, and names the sitemap. */
export function robotsTxt(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `manifest.webmanifest`: how a phone shows the site as an app. */
export function webManifest(brand: Brand): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: brand.language,
    start_url: pathIn(brand, brand.language, '/'),
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand.settings.primary_color,
    background_color: brand.theme.semantic.light['bg'],
    // A shared listing: the look-up extracts the VIN from its text.
    share_target: {
      action: pathIn(brand, brand.language, '/decode'),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { text: 'vin' },
    },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

/**
 * `security.txt` (RFC 9116): where to report vulnerabilities. Dated from the start of the day, so it changes once a
 * day.
 */
export function securityTxt(brand: Brand, origin: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${brand.support_email}`,
    `Expires: ${new Date(today + SECURITY_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languagesOf(brand).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
