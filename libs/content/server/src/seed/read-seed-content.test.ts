import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteContent } from '@vinlore/content-domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentFileError, readSeedContent } from './read-seed-content.ts';

const site = { headers: [], footers: [], about: 'Reads VINs.', legal: 'Sells no cars.' };
const home = { path: '/', blocks: [{ kind: 'hero', title: 'Know the car', lead: 'Type the VIN.', button: 'Read it' }] };
const legal_pages = { privacy: '/privacy', terms: '/terms', refund: '/refund', accessibility: '/accessibility' };
/** The legal pages in a language, which every brand has. */
const legalIn = (at: string) =>
  Object.fromEntries(
    Object.entries(legal_pages).map(([name, path]) => [`${at}/pages/${name}.json`, { path, blocks: [] }]),
  );
let folder: string;

function write(files: Record<string, unknown>): void {
  for (const [path, content] of Object.entries({
    'acme/brand.json': { language: 'en', legal_pages },
    'acme/content/site.json': site,
    ...legalIn('acme/content'),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}
const read = () => readSeedContent(folder, () => {});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('seed content of a brand', () => {
  it('is its site record and its pages', () => {
    write({ 'acme/content/pages/home.json': home });
    const { pages, ...rest } = read().get('acme')!;
    expect(rest.site).toMatchObject(site);
    expect(pages.map(({ path }) => path).sort()).toEqual(['/', ...Object.values(legal_pages)].sort());
  });

  it('has other languages in folders of their own', () => {
    write({
      'acme/content/pages/home.json': home,
      'acme/content/es/site.json': { ...site, about: 'Lee VIN.' },
      'acme/content/es/pages/home.json': home,
      ...legalIn('acme/content/es'),
    });
    const translations = read().get('acme')!.translations;
    expect([...translations.keys()]).toEqual(['es']);
    expect(translations.get('es')?.site.about).toBe('Lee VIN.');
    expect(translations.get('es')?.pages.map(({ path }) => path)).toContain('/');
  });

  it.each([
    [
      'a folder for the brand’s own language',
      {
        'acme/content/pages/home.json': home,
        'acme/content/en/site.json': site,
        'acme/content/en/pages/home.json': home,
      },
      /content\/en: is the brand's own language/,
    ],
    ['a missing site record', { 'acme/content/site.json': '' }, /site\.json: is not valid JSON/],
    ['no home page', {}, /pages: has no page with the path \//],
    [
      'a legal page missing in one language',
      {
        'acme/content/pages/home.json': home,
        'acme/content/es/site.json': site,
        'acme/content/es/pages/home.json': home,
      },
      /content\/es\/pages: has no page with the path \/privacy, which brand\.json names in field "legal_pages\.privacy"/,
    ],
    [
      'unnamed legal pages',
      { 'acme/brand.json': { language: 'en' }, 'acme/content/pages/home.json': home },
      /brand\.json: field "legal_pages"/,
    ],
    ['invalid JSON', { 'acme/content/pages/home.json': '{' }, /home\.json: is not valid JSON/],
    [
      'an invalid field',
      { 'acme/content/pages/home.json': { path: '/', blocks: [{ kind: 'hero', lead: 'x' }] } },
      /home\.json: field "blocks\.0\.title"/,
    ],
    [
      'two pages with one path',
      { 'acme/content/pages/a.json': home, 'acme/content/pages/b.json': home },
      /b\.json: field "path": \/ is taken by .*a\.json/,
    ],
  ])('stops startup on %s, naming the file and field', (_case, files, message) => {
    write(files);
    expect(read).toThrow(ContentFileError);
    expect(read).toThrow(message);
  });

  it('skips and reports an unknown block', () => {
    write({ 'acme/content/pages/home.json': { path: '/', blocks: [{ kind: 'carousel' }, ...home.blocks] } });
    const told: string[] = [];
    const content = readSeedContent(folder, ({ file, block, kind }) => told.push(`${file} ${block} ${kind}`));
    expect(content.get('acme')?.pages.find(({ path }) => path === '/')?.blocks).toHaveLength(1);
    expect(told).toEqual([`${join(folder, 'acme/content/pages/home.json')} 0 carousel`]);
  });

  it('is valid for every shipped brand, with no block skipped', () => {
    const brands = fileURLToPath(new URL('../../../../../apps/brands', import.meta.url));
    const content = readSeedContent(brands, ({ file, kind }) => expect.unreachable(`${file} has a ${kind}`));
    expect(content.size).toBeGreaterThan(0);
    const paths = ({ pages }: SiteContent) => pages.map(({ path }) => path).sort();
    for (const [brand, seed] of content) {
      expect(seed.translations.size, `${brand} in the other language`).toBe(1);
      for (const translation of seed.translations.values()) expect(paths(translation)).toEqual(paths(seed));
    }
  });
});
