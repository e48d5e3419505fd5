import { violationsOf } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';

/** No violation of any of axe's rules, and nothing that makes the page scroll sideways. */
async function expectFlawless(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const VIEWS = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const [path, heading] of PAGES) {
  test(`no violation of axe’s rules on ${path}, on a phone in light and on a desk in dark`, async ({ desk }) => {
    await desk.setViewportSize({ width: VIEWS[0].width, height: 900 });
    await desk.goto(path);
    await expect(desk.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const { width, colorScheme } of VIEWS) {
      await desk.setViewportSize({ width, height: 900 });
      await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectFlawless(desk);
    }
  });
}
