import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brands, publishedPages } from './brands.ts';
import { countScripts, layoutShift, overflow } from './measure.ts';
import { expect, test } from './test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** What is written as a shift of 0.00: a font that comes late may move a line by a part of a pixel. */
const NO_SHIFT = 0.005;

/** Light and dark on phone and desk alike, half of them in each language: every pair is seen on every page. */
const VIEWS = {
  own: [
    { ...phone, colorScheme: 'dark' },
    { ...desk, colorScheme: 'light' },
  ],
  other: [
    { ...phone, colorScheme: 'light' },
    { ...desk, colorScheme: 'dark' },
  ],
} as const;

/** What is wrong with a page, in words: all that axe finds, and one heading of the first level. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const titles = await page.getByRole('heading', { level: 1 }).count();
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
    ...(titles === 1 ? [] : [`${titles} headings of level 1`]),
  ];
}

for (const { key, language, origin } of brands)
  for (const [name, pages] of publishedPages(key))
    test.describe(`${key}, ${name}: issue 5: at most 5 KB of script, no shift, fits, axe finds nothing`, () => {
      for (const path of pages)
        test(path, async ({ page }) => {
          for (const { width, height, colorScheme } of VIEWS[name === language ? 'own' : 'other']) {
            const view = `${width} px, ${colorScheme}`;
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            const bytes = await countScripts(page);
            const answer = await page.goto(origin + path);
            expect.soft(answer?.status(), view).toBe(200);
            expect.soft(await layoutShift(page), view).toBeLessThan(NO_SHIFT);
            expect.soft(await overflow(page), view).toBeLessThanOrEqual(0);
            expect.soft(await faultsOf(page), view).toEqual([]);
            expect.soft(bytes(), view).toBeLessThanOrEqual(5_000);
          }
        });
    });
