import { readFileSync } from 'node:fs';
import { BrandSchema, publicBrand } from '@vinlore/brand';
import { brandCss, schemeScript } from '@vinlore/theming';
import * as v from 'valibot';

/** Content of the shell's three placeholders in development; the server fills in its own. */
export function shellParts(key: string): { lang: string; head: string; site: string } {
  const file = (name: string) =>
    readFileSync(new URL(`../../../apps/brands/${key}/${name}`, `file://${import.meta.dirname}/`), 'utf8');
  const brand = v.parse(BrandSchema, {
    ...JSON.parse(file('brand.json')),
    theme: JSON.parse(file('theme.json')),
    plans: JSON.parse(file('plans.json')),
    logo: file('assets/logo.svg').trim(),
  });
  const site = JSON.stringify({ brand: publicBrand(brand), language: brand.language });
  return {
    lang: brand.language,
    head: `<title>${brand.name}</title><script>${schemeScript}</script><style>${brandCss(brand)}</style>`,
    site: `<script type="application/json" id="site">${site.replaceAll('<', '\\u003c')}</script>`,
  };
}
