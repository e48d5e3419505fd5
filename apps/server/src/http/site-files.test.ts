import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { alternatesOf, type Brand, languagesOf, pathIn } from '@vinlore/brand';
import { type ContentSource, publishedPage } from '@vinlore/content-domain';
import { readSeedContent } from '@vinlore/content-server';
import { createTypesetter, workspaceRoot } from '@vinlore/documents';
import { loadBrands } from '@vinlore/server-kit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendText } from './send.ts';
import { SiteFiles } from './site-files.ts';

const folder = join(workspaceRoot(), 'apps/brands');
const brands = loadBrands(folder);
const seeds = readSeedContent(folder, () => undefined);
const changed = new Date('2026-11-19T08:00:00Z');

/** Content of the brands' files, as if changed yesterday; `drafted` paths are noindex. */
const content: ContentSource = {
  known: () => null,
  content: ({ key }, language, path) => {
    const { site, pages } = seeds.get(key)!.translations.get(language) ?? seeds.get(key)!;
    const page = pages.find((each) => each.path === path) ?? null;
    return Promise.resolve({ site, page, languages: [], version: '1' });
  },
  pages: (brand) => {
    const own = seeds.get(brand.key)!;
    const all = [[brand.language, own] as const, ...own.translations];
    const pages = all.flatMap(([language, each]) => each.pages.map((page) => publishedPage(page, language, changed)));
    return Promise.resolve(
      pages.map((page) => (page.path === hidden ? { ...page, metaRobots: 'noindex, follow' } : page)),
    );
  },
};
let hidden = '';
let now: Date;
let drawn: number;
let files: SiteFiles;
let brand: Brand;

const typesetter = createTypesetter({ workers: 1 });
const server = createServer((request, response) => {
  const path = request.url!;
  if (files.holds(brand, path)) void files.serve(brand, path, request, response);
  else sendText(request, response, 404, 'a page');
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await typesetter.close();
});
beforeEach(() => {
  [brand] = brands as [Brand];
  [hidden, drawn] = ['', 0];
  now = new Date('2026-11-20T15:00:00Z');
  files = new SiteFiles({
    content,
    origin: ({ domains }) => `https://${domains[0]!}`,
    typesetter: {
      draw: (job) => {
        drawn++;
        return typesetter.draw(job);
      },
    },
    clock: () => now,
  });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(base + path, { method, headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, header: (name: string) => answer.headers.get(name), bytes, text: bytes.toString() };
}
const origin = () => `https://${brand.domains[0]!}`;

describe.each(brands.map((each) => [each.key, each] as const))('files of the site, %s', (_key, each) => {
  beforeEach(() => {
    brand = each;
  });

  it('the sitemap lists every public page in all its languages, with its last change', async () => {
    const { status, header, text } = await get('/sitemap.xml');
    expect([status, header('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    const own = seeds.get(brand.key)!;
    for (const [language, { pages }] of [[brand.language, own] as const, ...own.translations]) {
      for (const { path } of pages) {
        const there = languagesOf(brand).filter((one) =>
          (own.translations.get(one) ?? own).pages.some((page) => page.path === path),
        );
        const address = origin() + pathIn(brand, language, path);
        const entry = text.split('\n').find((line) => line.includes(`<loc>${address}</loc>`));
        expect(entry).toContain('<lastmod>2026-11-19T08:00:00.000Z</lastmod>');
        for (const other of alternatesOf(brand, path, own.translations.size > 0 ? there : [brand.language]))
          expect(entry).toContain(`hreflang="${other.language}" href="${origin()}${other.path}"`);
        expect(entry).toContain(`hreflang="x-default" href="${origin()}${path}"`);
      }
    }
    expect(addresses).toContain(`${origin()}/verify`);
    expect(text).not.toMatch(/\/members|\/api|\/decode|\/search/);
  });

  it("the manifest has the brand's name, colors, and icons", async () => {
    const { header, text } = await get('/manifest.webmanifest');
    expect(header('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(text) as { icons: { src: string; sizes: string; type: string }[] };
    expect(manifest).toMatchObject({
      name: brand.name,
      theme_color: brand.settings.primary_color,
      lang: brand.language,
    });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      expect(icon.header('content-type')).toContain(type);
      if (sizes === 'any') continue;
      const { width, height, format } = await sharp(icon.bytes).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  });

  it('the manifest sends texts shared with the app to the look-up, which extracts the VIN', async () => {
    const { text } = await get('/manifest.webmanifest');
    expect((JSON.parse(text) as { share_target: object }).share_target).toMatchObject({
      action: '/decode',
      method: 'GET',
      params: { text: 'vin' },
    });
  });

  it('the phone icon has its own background, 180 × 180', async () => {
    const { width, height, hasAlpha } = await sharp((await get('/apple-touch-icon.png')).bytes).metadata();
    expect([width, height, hasAlpha]).toEqual([180, 180, false]);
  });

  it('favicon.ico contains PNGs of three sizes', async () => {
    const { header, bytes } = await get('/favicon.ico', { 'accept-encoding': 'br, gzip' });
    expect([header('content-type'), header('content-encoding')]).toEqual(['image/x-icon', null]);
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const at = 6 + index * 16;
      const offset = bytes.readUInt32LE(at + 12);
      const { width, format } = await sharp(bytes.subarray(offset, offset + bytes.readUInt32LE(at + 8))).metadata();
      expect([bytes.readUInt8(at), width, format]).toEqual([size, size, 'png']);
    }
  });

  it.each(languagesOf(each))(
    'the picture for sharing says in %s what the home page says, 1200 × 630',
    async (language) => {
      const path = pathIn(each, language, '/share-image.png');
      const { status, bytes } = await get(path);
      const { width, height } = await sharp(bytes).metadata();
      expect([status, width, height]).toEqual([200, 1200, 630]);
      // The text is rendered: dark pixels on white on its line.
      const { channels } = await sharp(bytes).extract({ left: 120, top: 214, width: 960, height: 236 }).stats();
      expect(channels[0]!.stdev).toBeGreaterThan(20);
      expect((await get(path)).bytes.equals(bytes)).toBe(true);
      expect(drawn).toBe(1);
    },
  );

  it('security.txt has a contact and expires within a year (RFC 9116)', async () => {
    const { text } = await get('/.well-known/security.txt');
    expect(text).toContain(`Contact: mailto:${brand.support_email}\n`);
    expect(text).toContain('Expires: 2027-05-19T00:00:00.000Z\n');
    expect(text).toContain(`Canonical: ${origin()}/.well-known/security.txt\n`);
  });

  it("robots.txt names the sitemap and disallows members' pages and calls", async () => {
    const { text } = await get('/robots.txt');
    expect(text).toContain(`Sitemap: ${origin()}/sitemap.xml\n`);
    for (const path of ['/members', '/api/', '/api-cwa/', '/api_cwa/', '/landing/'])
      expect(text).toContain(`Disallow: ${path}\n`);
  });
});

describe('site files are updated with their sources', () => {
  it('the sitemap omits noindex pages', async () => {
    expect((await get('/sitemap.xml')).text).toContain('/about<');
    hidden = '/about';
    expect((await get('/sitemap.xml')).text).not.toContain('/about');
  });

  it('each language has its own sharing image', async () => {
    const [own, other] = await Promise.all(
      languagesOf(brand).map((language) => get(pathIn(brand, language, '/share-image.png'))),
    );
    expect(own!.bytes.equals(other!.bytes)).toBe(false);
  });

  it('concurrent requests for a picture render it once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/share-image.png')));
    expect(drawn).toBe(1);
  });

  it('a browser with the current version gets 304, and the new version after a change', async () => {
    const first = await get('/.well-known/security.txt');
    expect(first.header('cache-control')).toMatch(/^public, max-age=\d+$/);
    const known = { 'if-none-match': `"other", ${first.header('etag')!}` };
    const again = await get('/.well-known/security.txt', known);
    expect([again.status, again.text, again.header('etag')]).toEqual([304, '', first.header('etag')]);
    now = new Date('2026-11-21T01:00:00Z');
    expect((await get('/.well-known/security.txt', known)).status).toBe(200);
  });

  it('HEAD sends the same headers without a body; texts are compressed', async () => {
    const head = await get('/sitemap.xml', {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await get('/sitemap.xml', { 'accept-encoding': 'gzip' })).header('content-encoding')).toBe('gzip');
  });
});

it.each([
  '/sitemap.xml/',
  '/en/share-image.png',
  '/fr/share-image.png',
  '/es/robots.txt',
  '/x/share-image.png',
  '/a.png',
])('%s isn’t a site file', (path) =>
  expect(
    files.holds(
      brands.find(({ language }) => language === 'en')!,
      path,
    ),
  ).toBe(false),
);
