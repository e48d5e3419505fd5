import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { VIEWS } from './matrix.ts';

/** By how many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * What any of axe's rules finds wrong with a page as it stands, as `rule: places`; spec §8 wants nothing.
 *
 * @param within a selector, where only a part of the page is judged
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  // Axe's usual way sums up in a second page, so that it can judge frames of others, which we have none of; that and
  // all that a page does right are most of its time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/**
 * Expects a page that is already drawn to be flawless in each view: no violation of any of axe's rules, and nothing that
 * makes it scroll sideways. Without motion: axe would judge the colors of something that is still fading in.
 */
export async function expectFlawless(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of VIEWS) {
    const view = `${width} px, ${colorScheme}`;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violationsOf(page), view).toEqual([]);
    expect.soft(await overflow(page), view).toBeLessThanOrEqual(0);
  }
}
