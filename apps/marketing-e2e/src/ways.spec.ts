import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { violationsOf } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { brand, brands, VEHICLE, VIN } from './brands.ts';
import { expect, test } from './test.ts';

/** Focuses the first tab and waits until the form is hydrated. */
async function wake(page: Page): Promise<void> {
  await page.getByRole('tab').first().focus();
  await expect(page.locator('[data-island="vin-look-up"]').first()).toHaveAttribute('data-live', '');
}

for (const { key, origin } of inTurn(brands, 0)) {
  test(`${key}: names the vehicle while you type the VIN, without calling the server`, EACH_BRAND, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(origin);
    await page.getByRole('textbox', { name: /VIN/ }).first().pressSequentially(VIN.slice(0, 10));
    await expect(page.getByRole('status').first()).toContainText(VEHICLE);
    expect(calls.filter((path) => path.endsWith('/decode'))).toEqual([]);
    expect(calls.filter((path) => path.endsWith('/1FM-E.shard'))).toHaveLength(1);
  });
}

test('the camera button shows right away, and the first click on a tab shows its panel without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(brand.origin);
  await expect(page.getByRole('button', { name: 'Scan VIN' }).first()).toBeVisible();
  const tab = page.getByRole('tab', { name: 'Plate' }).first();
  await tab.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tab.click();
  await expect(page.getByRole('textbox', { name: 'License plate' })).toBeVisible();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([before, '']);
});

test('year, make, and model work with the keyboard alone; the page says what’s unknown', async ({ page }) => {
  await page.goto(brand.origin);
  await wake(page);
  await page.keyboard.press('End');
  const panel = page.getByRole('tabpanel');
  for (const [name, text] of [
    ['Model year', '2012'],
    ['Make', 'Toyo'],
    ['Model', 'Camry'],
  ] as const) {
    const field = panel.getByRole('combobox', { name, exact: true });
    await expect(field).toBeEnabled();
    await field.pressSequentially(text);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2012 Toyota Camry');
  await expect(page.getByText(/Without a VIN, we can’t decode/)).toBeVisible();
});

test('a sample plate opens its car end to end, marked as a sample and confirmed first', async ({ page }) => {
  await page.goto(brand.origin);
  await page.getByRole('tab', { name: 'Plate' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(/SAMPLE1 CA/)).toBeVisible();
  await panel.getByRole('textbox').fill('sample 1');
  await panel.getByRole('combobox').selectOption('California');
  await panel.getByRole('button', { name: 'Find car' }).click();
  await expect(panel.getByRole('heading', { name: 'Is this the right car?' })).toBeFocused();
  await expect(panel.getByText('Sample', { exact: true })).toBeVisible();
  const name = await panel.getByRole('link', { name: 'Yes, it’s my car' }).getAttribute('href');
  expect(name).toMatch(/^\/decode\?(vin=[A-HJ-NPR-Z0-9]{17}|year=\d{4}&)/);
  await panel.getByRole('link', { name: 'Yes, it’s my car' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d{4} /);
});

for (const { key, origin } of inTurn(brands, 0))
  test(
    `${key}: the other look-up methods have no accessibility violations, also on a phone`,
    EACH_BRAND,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(origin);
      await wake(page);
      for (let way = 0; way < 2; way++) {
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('tab').nth(way + 1)).toHaveAttribute('aria-selected', 'true');
        expect(await violationsOf(page, '[data-island="vin-look-up"]')).toEqual([]);
      }
    },
  );

test('look.md: nothing shifts while the form hydrates and its tabs are used', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(brand.origin);
  const field = page.getByRole('textbox', { name: /VIN/ }).first();
  await field.focus();
  await field.pressSequentially(VIN);
  await expect(page.getByRole('status').first()).toContainText(VEHICLE);
  const shifted = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(shifted).toBeLessThan(0.02);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plate can be looked up, and a miss offers the VIN', async ({ page }) => {
    await page.goto(brand.origin);
    await page.getByRole('tab', { name: 'Plate' }).click();
    await expect(page.getByRole('textbox', { name: /VIN/ })).toBeHidden();
    await page.getByRole('textbox', { name: 'License plate' }).fill('zzz 9999');
    await page.getByRole('combobox', { name: 'State' }).selectOption('Ohio');
    await page.getByRole('textbox', { name: 'License plate' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No car found for this plate');
    await expect(page.getByText('You weren’t charged.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /VIN/ })).toBeVisible();
  });

  test('a car can be looked up by year, make, and model', async ({ page }) => {
    await page.goto(brand.origin);
    await page.getByRole('tab', { name: 'Year, make, and model' }).click();
    await page.getByRole('combobox', { name: 'Model year' }).fill('1967');
    await page.getByRole('combobox', { name: 'Make' }).fill('Ford');
    await page.getByRole('combobox', { name: 'Model', exact: true }).fill('Mustang');
    await page.getByRole('combobox', { name: 'Model', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1967 Ford Mustang');
  });
});
