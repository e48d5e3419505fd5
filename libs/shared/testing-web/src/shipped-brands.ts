import { type Brand, BrandFileSchema, PlansSchema, type PublicBrand, publicBrand, ThemeSchema } from '@vinlore/brand';
import * as v from 'valibot';

const at = '../../../../apps/brands/';
const files = import.meta.glob<unknown>('../../../../apps/brands/*/{brand,theme,plans}.json', {
  eager: true,
  import: 'default',
});
const logos = import.meta.glob<string>('../../../../apps/brands/*/assets/logo.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The brands of `apps/brands` from their files, validated as on the server, for tests that run for each brand. */
export const shippedBrands: readonly Brand[] = Object.keys(logos).map((path) => {
  const key = path.slice(at.length).split('/')[0]!;
  return {
    ...v.parse(BrandFileSchema, files[`${at}${key}/brand.json`]),
    theme: v.parse(ThemeSchema, files[`${at}${key}/theme.json`]),
    plans: v.parse(PlansSchema, files[`${at}${key}/plans.json`]),
    logo: logos[path]!.trim(),
  };
});

/** A shipped brand as pages receive it. */
export function shippedBrand(key: string): PublicBrand {
  const brand = shippedBrands.find((each) => each.key === key);
  if (!brand) throw new Error(`No brand "${key}" in apps/brands.`);
  return publicBrand(brand);
}
