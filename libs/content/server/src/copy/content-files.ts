import { readFile } from 'node:fs/promises';
import type { Brand, Language } from '@vinlore/brand';
import { parseContent, parsePage, SiteSchema } from '@vinlore/content-domain';
import type { Database } from '@vinlore/database';
import type { Objects } from '@vinlore/objects';
import { keptBytes } from '../images/kept-pictures.ts';
import type { SourcePicture } from '../images/brand-pictures.ts';
import type { PageRow, SiteRow } from '../payload/content-rows.ts';
import { publishedRows } from './published-rows.ts';

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a page's file name: `/` → `home`, `/guides/vin` → `guides-vin`. */
function fileNames(pages: readonly PageRow[]): ReadonlyMap<PageRow, string> {
  const names = new Map<string, PageRow>();
  for (const page of pages) {
    const plain = page.url === '/' ? 'home' : page.url.slice(1).replaceAll('/', '-');
    // `/a/b` and `/a-b` would collide.
    let name = plain;
    for (let number = 2; names.has(name); number++) name = `${plain}-${number}`;
    names.set(name, page);
  }
  return new Map([...names].map(([name, page]) => [page, name]));
}

function filesOf(folder: string, site: SiteRow, pages: readonly PageRow[]): [string, string][] {
  const names = fileNames(pages);
  const { headers, footers, trustpilot, reviews, about, legal } = site;
  return [
    [`${folder}/site.json`, pretty(parseContent(SiteSchema, { headers, footers, trustpilot, reviews, about, legal }))],
    ...pages.map((page): [string, string] => {
      const { url: path, title, sort_order: sortOrder, meta, blocks } = page;
      const whole = parsePage({ path, title, sortOrder, meta, blocks }, () => undefined);
      return [`${folder}/pages/${names.get(page)}.json`, pretty(whole)];
    }),
  ];
}

/**
 * Returns a brand's published content as the files of its folder (docs/reference/brands.md): a site record and one file
 * per page in each language that has both a home page and a record, and the images.
 *
 * @param pictures of the brand, by name
 * @returns contents by path within the folder
 */
export async function contentFiles(
  { database, objects }: { readonly database: Database; readonly objects: Objects },
  { key, language: own }: Pick<Brand, 'key' | 'language'>,
  pictures: ReadonlyMap<string, SourcePicture>,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { sites, pages } = await publishedRows(database, key);
  const languages = sites.filter(({ language }) =>
    pages.some((page) => page.language === language && page.url === '/'),
  );
  const folderOf = (language: Language) => (language === own ? 'content' : `content/${language}`);
  const files = new Map<string, string | Uint8Array>(
    languages.flatMap((site) =>
      filesOf(
        folderOf(site.language),
        site,
        pages.filter(({ language }) => language === site.language),
      ),
    ),
  );
  for (const [name, { hash, file }] of pictures) {
    const bytes = file === null ? await keptBytes({ database, objects }, key, hash) : await readFile(file);
    if (bytes) files.set(`content/images/${name}`, bytes);
  }
  return files;
}
