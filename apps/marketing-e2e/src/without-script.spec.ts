import { brand, brands, VEHICLE, VIN } from './brands.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const { key, origin } of brands) {
  test(`${key}: the look-up form is a plain form that works before any script`, async ({ page }) => {
    await page.goto(origin);
    const field = page.getByRole('textbox', { name: /VIN/ }).first();
    await field.fill(VIN.toLowerCase());
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(VEHICLE);
  });
}

test('a sticker’s number can be verified without a script', async ({ page }) => {
  await page.goto(`${brand.origin}/verify`);
  await page.getByRole('textbox').first().fill('7K2M-94QX-0RTB-5W3E');
  await page.getByRole('textbox').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No sticker or report has this number');
});

test('questions open and close without a script', async ({ page }) => {
  await page.goto(brand.origin);
  const question = page.locator('details:not([open])').first();
  await question.locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(2);
});
