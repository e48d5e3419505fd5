import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LanguageSchema, type LegalPages, LegalPagesSchema } from '@vinlore/brand';
import {
  ContentError,
  type Page,
  parseContent,
  parsePage,
  type SeedContent,
  type SiteContent,
  SiteSchema,
} from '@vinlore/content-domain';
import * as v from 'valibot';

/** An invalid content file: names the file, the field, and what is allowed. Stops startup. */
export class ContentFileError extends Error {
  constructor(file: string, detail: string) {
    super(`${file}: ${detail}`);
    this.name = 'ContentFileError';
  }
}

/** Called for each block that this version can't render and skips. */
export type OnUnknownBlock = (at: { readonly file: string; readonly block: number; readonly kind: string }) => void;

function readJson<T>(file: string, parse: (raw: unknown) => T): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ContentFileError(file, 'cannot be read; every brand needs this file');
  }
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ContentFileError(file, `is not valid JSON: ${error.message}`);
    if (error instanceof ContentError) throw new ContentFileError(file, error.message);
    throw error;
  }
}

function readPages(folder: string, onUnknownBlock: OnUnknownBlock): Page[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const fileOf = new Map<string, string>();
  return names.sort().map((name) => {
    const file = join(folder, name);
    const page = readJson(file, (raw) => parsePage(raw, (kind, block) => onUnknownBlock({ file, block, kind })));
    const taken = fileOf.get(page.path);
    if (taken) throw new ContentFileError(file, `field "path": ${page.path} is taken by ${taken}`);
    fileOf.set(page.path, file);
    return page;
  });
}

/** The fields of `brand.json` that are read here; the brand reader validates the rest. */
const BrandPartSchema = v.object({ language: LanguageSchema, legal_pages: LegalPagesSchema });

function checkLegalPages(folder: string, pages: readonly Page[], legal: LegalPages): void {
  for (const [name, path] of Object.entries(legal)) {
    if (!pages.some((page) => page.path === path))
      throw new ContentFileError(
        folder,
        `has no page with the path ${path}, which brand.json names in field "legal_pages.${name}"`,
      );
  }
}

function readLanguage(at: string, legal: LegalPages, onUnknownBlock: OnUnknownBlock): SiteContent {
  const site = readJson(join(at, 'site.json'), (raw) => parseContent(SiteSchema, raw));
  const pages = readPages(join(at, 'pages'), onUnknownBlock);
  if (!pages.some((page) => page.path === '/'))
    throw new ContentFileError(join(at, 'pages'), 'has no page with the path /; every brand needs a home page');
  checkLegalPages(join(at, 'pages'), pages, legal);
  return { site, pages };
}

/**
 * Reads a brand's default content: `content/site.json` and one file per page in `content/pages`; other languages in
 * `content/<language>`.
 *
 * @param folder of the brand, such as `apps/brands/vinlore`
 * @throws ContentFileError naming the file, the field, and what is allowed
 */
export function readBrandSeed(folder: string, onUnknownBlock: OnUnknownBlock): SeedContent {
  const brand = readJson(join(folder, 'brand.json'), (raw) => parseContent(BrandPartSchema, raw));
  const content = join(folder, 'content');
  const own = readLanguage(content, brand.legal_pages, onUnknownBlock);
  const translations = new Map<Language, SiteContent>();
  for (const language of LanguageSchema.options) {
    const at = join(content, language);
    if (!existsSync(at)) continue;
    if (language === brand.language)
      throw new ContentFileError(at, `is the brand's own language; its pages are in ${join(content, 'pages')}`);
    translations.set(language, readLanguage(at, brand.legal_pages, onUnknownBlock));
  }
  return { ...own, translations };
}

/**
 * Reads the default content of all brands in a folder.
 *
 * @param folder usually `apps/brands`
 * @returns content by brand key
 * @throws ContentFileError naming the file, the field, and what is allowed
 */
export function readSeedContent(folder: string, onUnknownBlock: OnUnknownBlock): Map<string, SeedContent> {
  const keys = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')),
  );
  return new Map(keys.map(({ name }) => [name, readBrandSeed(join(folder, name), onUnknownBlock)]));
}
