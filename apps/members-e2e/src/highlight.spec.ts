import { brand } from './brands.ts';
import { expect, test } from './test.ts';

test('spec §9: the section in the URL is highlighted for 1000 ms', async ({ browser, memberOf }) => {
  const context = await browser.newContext({ storageState: await memberOf(brand) });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${brand.origin}/members/dashboard`);
  await expect(page.getByRole('textbox', { name: /VIN/ })).toBeVisible();
  await expect(page.locator('[data-highlight]')).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Stickers', exact: true }).click();
  await expect(page.locator('[data-highlight]').getByRole('textbox', { name: /VIN/ })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator('[data-highlight]')).toHaveCount(0);
  await context.close();
});
