import type { Looks } from '@vinlore/brand';
import { brandCss } from './brand-css.ts';

/**
 * Lays a brand's look over the style sheet that the page came with, such as after staff chose other colors. The content
 * policy allows it: a constructed style sheet is no inline style.
 *
 * @param page may be a frame's, which takes none but sheets of its own window
 */
export function applyLook(brand: Looks, page: Document = document): void {
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(brandCss(brand));
  page.adoptedStyleSheets = [sheet];
}
