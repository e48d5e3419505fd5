import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ContentError,
  type Page,
  parseContent,
  parsePage,
  type SiteContent,
  SiteSchema,
} from '@vinlore/content-domain';

/** A content file of a brand is wrong: says the file, the field and what is allowed. Stops the start. */
export class ContentFileError extends Error {
  constructor(file: string, detail: string) {
    super(`${file}: ${detail}`);
    this.name = 'ContentFileError';
  }
}

/** Told of a block that this version cannot draw and leaves out. */
export type OnUnknownBlock = (at: { readonly file: string; readonly block: number; readonly kind: string }) => void;

function readJson<T>(file: string, parse: (raw: unknown) => T): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ContentFileError(file, 'cannot be read; every brand has this file');
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

/**
 * Reads what the brands of a folder publish when nothing was edited yet: `<key>/content/site.json` and one file a page
 * in `<key>/content/pages`.
 *
 * @param folder usually `apps/brands`
 * @returns content by brand key
 * @throws ContentFileError naming file, field and what is allowed
 */
export function readSeedContent(folder: string, onUnknownBlock: OnUnknownBlock): Map<string, SiteContent> {
  const keys = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')),
  );
  return new Map(
    keys.map(({ name }) => {
      const at = join(folder, name, 'content');
      const site = readJson(join(at, 'site.json'), (raw) => parseContent(SiteSchema, raw));
      const pages = readPages(join(at, 'pages'), onUnknownBlock);
      if (!pages.some((page) => page.path === '/'))
        throw new ContentFileError(join(at, 'pages'), 'holds no page with the path /; every brand has a home page');
      return [name, { site, pages }];
    }),
  );
}
