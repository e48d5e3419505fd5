import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES } from '@vinlore/brand';
import { type Catalogue, type DocumentTexts, type Language, loadMessages, type Messages } from '@vinlore/i18n';
import { ROOT } from '../workspace.mjs';

/** The texts of one `defineMessages(…)` or `defineDocumentTexts(…)`. */
export interface Catalog {
  /** Such as `libs/account/feature/src/deletion/messages/index.ts`. */
  readonly file: string;
  readonly texts: Readonly<Record<Language, Messages>>;
}

const isCatalogue = (value: unknown): value is Catalogue | DocumentTexts =>
  typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value);

const isDocument = (catalogue: Catalogue | DocumentTexts): catalogue is DocumentTexts =>
  typeof catalogue.es === 'object';

/** Its texts in all languages. */
async function textsOf(catalogue: Catalogue | DocumentTexts): Promise<Record<Language, Messages>> {
  if (isDocument(catalogue)) return catalogue;
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, await loadMessages([catalogue], language)] as const),
  );
  return Object.fromEntries(loaded) as Record<Language, Messages>;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path);
    return /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** Every catalog declared in a `messages` folder, in all languages. */
export async function readCatalogs(): Promise<Catalog[]> {
  const files = ['apps', 'libs']
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter((file) => /\/messages\//.test(file) && /define(Messages|DocumentTexts)\(/.test(readFileSync(file, 'utf8')));
  const catalogs = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(file);
      return Promise.all(
        Object.values(exported)
          .filter(isCatalogue)
          .map(async (catalogue) => ({ file: relative(ROOT, file), texts: await textsOf(catalogue) })),
      );
    }),
  );
  return catalogs.flat();
}
