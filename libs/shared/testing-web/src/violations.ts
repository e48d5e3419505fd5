import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type View, VIEWS } from './matrix.ts';

/** By how many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Axe, for a page without frames, telling only what is wrong. */
function axeOf(page: Page): AxeBuilder {
  // Axe's usual way sums up in a second page, so that it can judge frames of others, which we have none of; that and
  // all that a page does right are most of its time.
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function ask(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/**
 * What any of axe's rules finds wrong with a page as it stands, as `rule: places`; spec §8 wants nothing.
 *
 * @param within a selector, where only a part of the page is judged
 */
export function violationsOf(page: Page, within?: string): Promise<string[]> {
  return ask(within === undefined ? axeOf(page) : axeOf(page).include(within));
}

/** What each view asks of axe (`View.asked`). */
const ASKED: Record<View['asked'], (page: Page) => Promise<string[]>> = {
  everything: (page) => violationsOf(page),
  colors: (page) => ask(axeOf(page).withRules(['color-contrast'])),
  width: async () => [],
};

/** Looks at a page as a view does. Without motion: axe would judge the colors of something that is still fading in. */
async function lookAs(page: Page, { width, height, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/**
 * Expects a page that is already drawn to be flawless in each view: nothing that axe's rules find wrong, and nothing that
 * makes it scroll sideways.
 */
export async function expectFlawless(page: Page): Promise<void> {
  for (const view of VIEWS) {
    const name = `${view.width} px, ${view.colorScheme}`;
    await lookAs(page, view);
    expect.soft(await ASKED[view.asked](page), name).toEqual([]);
    expect.soft(await overflow(page), name).toBeLessThanOrEqual(0);
  }
}
