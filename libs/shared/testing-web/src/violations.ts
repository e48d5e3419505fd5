import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type View, VIEWS } from './matrix.ts';

/** Returns by how many pixels a page is wider than its viewport. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Returns axe for a page without frames, reporting violations only. */
function axeOf(page: Page): AxeBuilder {
  // By default axe merges results in a second page, to support cross-origin frames, which we don't have; that and
  // reporting passed rules take most of its time.
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function ask(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/**
 * Returns the violations that axe finds in the current page, as `rule: places`; spec §8 allows none.
 *
 * @param within selector of the part to check, if not the whole page
 */
export function violationsOf(page: Page, within?: string): Promise<string[]> {
  return ask(within === undefined ? axeOf(page) : axeOf(page).include(within));
}

/** The checks to run for each `View.asked`. */
const ASKED: Record<View['asked'], (page: Page) => Promise<string[]>> = {
  everything: (page) => violationsOf(page),
  colors: (page) => ask(axeOf(page).withRules(['color-contrast'])),
  width: async () => [],
};

/**
 * Applies a view's viewport and color scheme. Motion is reduced, because axe would check the colors of elements that
 * are still fading in.
 */
async function lookAs(page: Page, { width, height, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Checks a rendered page in each view: no axe violations, and no horizontal scrolling. */
export async function expectFlawless(page: Page): Promise<void> {
  for (const view of VIEWS) {
    const name = `${view.width} px, ${view.colorScheme}`;
    await lookAs(page, view);
    expect.soft(await ASKED[view.asked](page), name).toEqual([]);
    expect.soft(await overflow(page), name).toBeLessThanOrEqual(0);
  }
}
