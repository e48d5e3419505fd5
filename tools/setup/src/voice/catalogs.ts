import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Catalogue, Language, Messages } from '@vinlore/i18n';
import { ROOT } from '../workspace.mjs';

/** The texts of one `defineMessages(…)`. */
export interface Catalog {
  /** Such as `libs/account/feature/src/deletion/messages/index.ts`. */
  readonly file: string;
  readonly texts: Readonly<Record<Language, Messages>>;
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value && typeof value.es === 'function';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path);
    return /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** Every catalog of the product that is declared in a `messages` folder, in both languages. */
export async function readCatalogs(): Promise<Catalog[]> {
  const files = ['apps', 'libs']
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter((file) => /\/messages\//.test(file) && readFileSync(file, 'utf8').includes('defineMessages('));
  const catalogs = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(file);
      return Promise.all(
        Object.values(exported)
          .filter(isCatalogue)
          .map(async ({ en, es }) => ({ file: relative(ROOT, file), texts: { en, es: await es() } })),
      );
    }),
  );
  return catalogs.flat();
}
