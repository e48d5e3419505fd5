import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Brand, BrandFileSchema, type Language, languagesOf, pathIn, ThemeSchema } from '@vinlore/brand';
import * as v from 'valibot';

const folder = fileURLToPath(new URL('../../brands', import.meta.url));

function readJson<S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> {
  return v.parse(schema, JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')));
}

/** A brand under test and the origin of its pages. */
export type TestedBrand = Pick<Brand, 'key' | 'name' | 'language' | 'theme'> & { readonly origin: string };

/** All brands that ship. New brands are picked up automatically. */
export const brands: readonly TestedBrand[] = readdirSync(folder)
  .filter((key) => existsSync(`${folder}/${key}/brand.json`))
  .map((key) => {
    const { name, language, domains } = readJson(`${key}/brand.json`, BrandFileSchema);
    const origin = new URL(process.env.BASE_URL ?? 'http://localhost:3000');
    origin.hostname = domains[0]!;
    return { key, name, language, theme: readJson(`${key}/theme.json`, ThemeSchema), origin: origin.origin };
  });

const PageFileSchema = v.object({ path: v.string() });

/** Paths of all pages a brand publishes, by language. New pages are picked up automatically. */
export function publishedPages(key: string): [Language, string[]][] {
  const brand = readJson(`${key}/brand.json`, BrandFileSchema);
  return languagesOf(brand).flatMap((language): [Language, string[]][] => {
    const pages = `${key}/content/${language === brand.language ? '' : `${language}/`}pages`;
    if (!existsSync(`${folder}/${pages}`)) return [];
    const files = readdirSync(`${folder}/${pages}`);
    const paths = files.map((file) => pathIn(brand, language, readJson(`${pages}/${file}`, PageFileSchema).path));
    return [[language, paths]];
  });
}

/** The brand served on plain `localhost`, for tests where the brand makes no difference. */
export const brand = brands.find(({ key }) => key === 'vinlore') ?? brands[0]!;

/** A sample vehicle, a 2018 Tesla Model 3 whose model ratings are loaded (`tools/setup/src/journey-data.mjs`). */
export const RATED_VIN = '5YJ3E1EA8JF000000';

/** A VIN with real build data and a made-up serial number: a 2014 Ford Escape SE. */
export const VIN = '1FMCU0GX7EUA00108';
export const VEHICLE = /2014 Ford Escape/;
