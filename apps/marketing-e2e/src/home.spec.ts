import { brands, VEHICLE, VIN } from './brands.ts';
import { expect, test } from './test.ts';

/** Converts `#rrggbb` to the form browsers compute. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const { key, name, language, theme, origin } of brands) {
  test.describe(key, () => {
    test('the home page uses the brand’s name, language, and colors', async ({ page }) => {
      const answer = await page.goto(origin);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(name) })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(theme.semantic.light['bg']!));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/`);
    });

    test('shows a decoded car and prices in both languages, at most 4,500 px tall', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      for (const path of ['/', '/en', '/es']) {
        const answer = await page.goto(origin + path);
        // The brand's default language has no path prefix.
        if (answer?.status() !== 200) continue;
        const shown = page.locator('#top').locator('a[href*="decode?vin="], figure');
        await expect(shown.first(), path).toContainText(/Escape|Silverado|Mustang/);
        await expect(page.locator('#prices'), path).toContainText('$');
        expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(4_500);
      }
    });

    test('typing a real VIN shows the vehicle before you press anything', async ({ page }) => {
      await page.goto(origin);
      await page.getByRole('textbox', { name: /VIN/ }).first().pressSequentially(VIN);
      await expect(page.getByRole('status').first()).toContainText(/Ford Escape/);
    });

    test('submitting the look-up form opens the decoded vehicle', async ({ page }) => {
      await page.goto(origin);
      await page.getByRole('textbox', { name: /VIN/ }).first().fill(VIN);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${origin}/decode?vin=${VIN}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(VEHICLE);
    });
  });
}
