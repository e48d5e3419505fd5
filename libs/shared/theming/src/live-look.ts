import type { Looks } from '@vinlore/brand';
import { brandCss } from './brand-css.ts';

/**
 * Applies a brand's look on top of the page's style sheet, for example after staff chose other colors. The content
 * security policy allows this, because a constructed style sheet is not an inline style.
 *
 * @param page may be a frame's document, which accepts only sheets constructed in its own window
 */
export function applyLook(brand: Looks, page: Document = document): void {
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(brandCss(brand));
  page.adoptedStyleSheets = [sheet];
}
