import { readFileSync } from 'node:fs';
import { type Brand, type BrandStyle, type Language, publicBrand } from '@vinlore/brand';

const attribute = (text: string) => text.replace(/[&"<>]/g, (c) => `&#${c.charCodeAt(0)};`);

/** JSON for a data block, with `<` escaped so nothing can close the element. */
const block = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The members or staff app's page for a brand and language: the built shell with language, brand name, style, and data
 * filled in, so that no other brand's colors flash.
 *
 * @param file the built `index.html`
 * @param scheme the color scheme script that runs before first paint: inline if its hash is in the policy, or a file,
 * for the desk, which isn't installable either
 */
export function appShell(
  file: string,
  { brand, language }: { readonly brand: Brand; readonly language: Language },
  style: BrandStyle,
  scheme: { readonly script: string; readonly file?: string },
): string {
  const head = [
    `<title>${attribute(brand.name)}</title>`,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(scheme.file === undefined ? ['<link rel="manifest" href="/manifest.webmanifest">'] : []),
    `<link rel="stylesheet" href="${attribute(style.href)}">`,
    scheme.file === undefined
      ? `<script>${scheme.script}</script>`
      : `<script src="${attribute(scheme.file)}"></script>`,
  ].join('\n');
  const site = `<script type="application/json" id="site">${block({ brand: publicBrand(brand), language })}</script>`;
  return readFileSync(file, 'utf8')
    .replace('%vinlore:lang%', language)
    .replace('<!--vinlore:head-->', () => head)
    .replace('<!--vinlore:site-->', () => site);
}
