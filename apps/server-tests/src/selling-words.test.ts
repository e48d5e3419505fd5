import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSeedContent } from '@vinlore/content-server';
import { workspaceRoot } from '@vinlore/documents';
import { loadBrands } from '@vinlore/server-kit';
import { describe, expect, it } from 'vitest';

const folder = join(workspaceRoot(), 'apps/brands');
const brands = loadBrands(folder);
const seeds = readSeedContent(folder, () => undefined);

/** The plan lists on each shipped page, in reading order. */
const listings = brands.flatMap(({ key, features }) => {
  const own = seeds.get(key)!;
  return [own, ...own.translations.values()].flatMap(({ pages }) =>
    pages
      .map(({ path, blocks }) => ({ path, lists: blocks.filter((block) => block.kind === 'pricing') }))
      .filter(({ lists }) => lists.length > 0)
      .map(({ path, lists }) => ({
        page: `${key}${path}`,
        sold: lists.map(({ product }) => features[product]),
        notes: lists.flatMap(({ note }) => note ?? []),
      })),
  );
});

describe('what brands say on their pricing pages', () => {
  it("lists products on sale before those that aren't yet", () => {
    expect(listings.length).toBeGreaterThan(brands.length);
    for (const { page, sold } of listings) expect(sold.lastIndexOf(true), page).toBe(sold.filter(Boolean).length - 1);
  });

  it('mentions no tax, since none is added', () => {
    const taxed = listings.flatMap(({ notes }) => notes).filter((note) => /\btax|impuesto/i.test(note));
    expect(taxed).not.toEqual([]);
    for (const note of taxed) expect(note).toMatch(/we (add no|don’t add) tax|no (le )?sumamos impuestos/i);
  });

  it('uses one Spanish name for the window sticker, the one printed on it', () => {
    const texts = ['apps', 'libs']
      .flatMap((top) =>
        readdirSync(join(workspaceRoot(), top), { recursive: true, encoding: 'utf8' }).map((at) => join(top, at)),
      )
      .filter((at) => /brands.*\.json$|\bes\.ts$/.test(at) && !at.includes('node_modules'));
    expect(texts.length).toBeGreaterThan(50);
    const other = /etiquetas? de ventanas?\b/i;
    expect(texts.filter((at) => other.test(readFileSync(join(workspaceRoot(), at), 'utf8')))).toEqual([]);
  });
});
