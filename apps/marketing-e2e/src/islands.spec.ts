import type { Page } from '@playwright/test';
import { brand, VEHICLE, VIN } from './brands.ts';
import { countScripts } from './measure.ts';
import { expect, test } from './test.ts';

/** Slow 4G on a phone: 50 KB/s, 300 ms latency, 4x CPU throttling. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50 * 1024,
    uploadThroughput: 50 * 1024,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const island = (page: Page) => page.locator('[data-island="vin-look-up"]').first();
const field = (page: Page) => page.getByRole('textbox', { name: /VIN/ }).first();

test('keeps what you type while the island loads on a slow phone', async ({ page }) => {
  await page.goto(brand.origin);
  await throttle(page);
  await field(page).pressSequentially(VIN, { delay: 40 });
  await expect(field(page)).toHaveValue(VIN);
  await expect(island(page)).toHaveAttribute('data-live', '', { timeout: 30_000 });
  await expect(field(page)).toHaveValue(VIN);
  await expect(page.getByRole('status').first()).toContainText(VEHICLE, { timeout: 30_000 });
});

test('a form submitted while the island loads still opens the vehicle', async ({ page }) => {
  await page.goto(brand.origin);
  await throttle(page);
  await field(page).fill(VIN);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/decode\\?vin=${VIN}`), { timeout: 30_000 });
});

test('falls back to a plain form when the island’s script fails to load', async ({ page, complaints }) => {
  await page.goto(brand.origin);
  await page.route('**/assets/*.js', (route) => route.abort());
  await field(page).fill(VIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(VEHICLE);
  complaints.length = 0;
});

test('loads at most 4 KB of script before the first interaction, 110 KB after', async ({ page }) => {
  const { bytes } = await countScripts(page);
  await page.goto(brand.origin, { waitUntil: 'networkidle' });
  expect(bytes()).toBeLessThanOrEqual(4_000);
  await field(page).focus();
  await expect(island(page)).toHaveAttribute('data-live', '');
  await page.waitForLoadState('networkidle');
  expect(bytes()).toBeLessThanOrEqual(110_000);
  test.info().annotations.push({ type: 'script bytes after a touch', description: String(bytes()) });
});

test('light/dark toggles instantly, without loading other islands, and is remembered', async ({ page }) => {
  const { bytes } = await countScripts(page);
  await page.goto(brand.origin);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('banner').locator('[data-island="theme-toggle"] button').click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(bytes()).toBeLessThanOrEqual(4_000);
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('on a phone the menu opens and closes without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(brand.origin);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
