import type { Looks } from '@vinlore/brand';
import { brandCss } from './brand-css.ts';

/**
 * Lays a brand's look over the style sheet that the page came with, such as after staff chose other colors. The content
 * policy allows it: a constructed style sheet is no inline style.
 */
export function applyLook(brand: Looks, page: Document = document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandCss(brand));
  page.adoptedStyleSheets = [sheet];
}
