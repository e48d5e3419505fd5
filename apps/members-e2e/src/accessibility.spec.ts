import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { VIN, WORDS } from './brands.ts';
import { expect, forEachBrand, passGate, test } from './test.ts';

/** No violation of any of axe's rules, and nothing that makes the page scroll sideways. */
async function expectFlawless(page: Page): Promise<void> {
  // Before the app is there a page has neither a heading nor a skeleton.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Without motion: axe would judge the colours of something that is still fading in. */
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, reducedMotion: 'reduce' as const, viewport: { width, height: 844 } })),
);

forEachBrand((brand) => {
  const words = WORDS[brand.language];
  for (const look of looks) {
    const name = `${look.colorScheme}, ${look.viewport.width} px`;

    test(`zero accessibility violations before the login: ${name}`, async ({ browser }) => {
      const context = await browser.newContext(look);
      const page = await context.newPage();
      await page.goto(`${brand.origin}/members/login`);
      if (brand.gated) {
        await expect(page.getByRole('button', { name: words.open })).toBeVisible();
        await expectFlawless(page);
        await page.getByRole('button', { name: words.open }).click();
        await expectFlawless(page);
      } else {
        await page.getByRole('button', { name: words.logIn, exact: true }).click();
        await expect(page.locator('[aria-invalid]')).toHaveCount(2);
        await expectFlawless(page);
        await page.goto(`${brand.origin}/members/signup`);
        await expect(page.getByRole('button', { name: words.create })).toBeVisible();
        await expectFlawless(page);
      }
      await context.close();
    });

    test(`zero accessibility violations in the members area: ${name}`, async ({ browser, memberOf }) => {
      const context = await browser.newContext({ ...look, storageState: await memberOf(brand) });
      const page = await context.newPage();
      await page.goto(`${brand.origin}/members/dashboard?vin=${VIN}#window-sticker`);
      await expectFlawless(page);
      await page.getByRole('button', { name: words.choose }).click();
      await expect(page.getByRole('button', { name: words.make })).toBeVisible();
      await expectFlawless(page);
      await page.getByRole('button', { name: words.make }).click();
      await expect(page.getByRole('heading', { name: words.made })).toBeVisible();
      await expectFlawless(page);
      await page.getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('article')).toBeVisible();
      await expectFlawless(page);
      await page.goto(`${brand.origin}/members/nowhere`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFlawless(page);
      await context.close();
    });
  }
});

forEachBrand((brand) => {
  test('the gate stands before the login, where the brand has one', async ({ page }) => {
    await page.goto(`${brand.origin}/members/login`);
    await passGate(page, brand);
    await expect(page).toHaveURL(`${brand.origin}/members/login`);
  });
});
