import { violationsOf } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { expect, test } from './kit.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete this sticker?' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open the dialog' });
const weights = (asked: readonly string[]) => asked.filter((file) => file.includes('modal-dialog'));

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('loads its code when first opened, and only once', async ({ page, openKit }) => {
  const asked = await openKit();
  expect(weights(asked)).toHaveLength(0);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(weights(asked)).toHaveLength(1);
});

test('spec §2: closes on Escape, on an overlay click, and by its button', async ({ page, openKit }) => {
  await openKit();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
    () => page.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.getByRole('button', { name: 'Keep it' }).click(),
  ];
  for (const close of ways) {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('stays open on a click inside', async ({ page, openKit }) => {
  await openKit();
  await opener(page).click();
  await page.getByText('It is gone for good.').click();
  await expect(dialog(page)).toBeVisible();
});

test('traps focus in both directions', async ({ page, openKit }) => {
  await openKit();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement!.closest('[role=dialog]') !== null);
  await expect.poll(focused).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(true);
  }
});

test('locks scrolling behind it without a shift, and unlocks it again', async ({ page, openKit }) => {
  await openKit();
  const width = () => page.getByText('A long page').evaluate((line) => line.clientWidth);
  const before = await width();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 500);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await width()).toBe(before);
  const overlay = (await page.locator('.mantine-Modal-overlay').boundingBox())!;
  expect(overlay.width).toBe(page.viewportSize()!.width);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('spec §2: medium by default, larger on wide screens; callers control width, backdrop, and close button', async ({
  page,
  openKit,
}) => {
  await openKit();
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    return (await dialog(page).boundingBox())!.width;
  };
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect([await widthAt(1023), await widthAt(1024), await widthAt(1600)]).toEqual([440, 620, 620]);
  await expect(page.locator('.mantine-Modal-overlay')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.6)');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open the bare dialog' }).click();
  const bare = page.getByRole('dialog', { name: 'Bare' });
  await expect(bare).toBeVisible();
  expect((await bare.boundingBox())!.width).toBe(300);
  await expect(bare.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.mantine-Modal-overlay')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.25)');
  await page.keyboard.press('Escape');
  await expect(bare).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('look.md: is a bottom sheet on a phone', async ({ page, openKit }) => {
    await openKit();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    const { x, y, width, height } = (await dialog(page).boundingBox())!;
    expect([x, width, y + height]).toEqual([0, 390, 844]);
    expect(y).toBeGreaterThan(844 / 2);
    const close = (await page.getByRole('button', { name: 'Close', exact: true }).boundingBox())!;
    expect([close.width, close.height]).toEqual([44, 44]);
  });
});

test('Escape on a toast above it leaves the dialog open', async ({ page, openKit }) => {
  await openKit();
  await opener(page).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Deleted.')).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete it' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`no accessibility violations: the dialog, ${colorScheme}, ${width} px`, async ({ page, openKit }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openKit();
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
    });
  }
}
