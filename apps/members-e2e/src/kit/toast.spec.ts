import { violationsOf } from '@vinlore/testing-web/violations';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kit.ts';

const card = (page: Page, text: string | RegExp) => page.locator('[data-state]').filter({ hasText: text });
const show = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Opens the page with time in the test's hands. */
async function withClock(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await open();
  await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
}

/** Drags a toast sideways with the mouse, by its words, and lets go. */
async function drag(page: Page, toast: Locator, way: number): Promise<void> {
  const { x, y, height } = (await toast.boundingBox())!;
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 20 + way / 2, y + height / 2);
  await page.mouse.move(x + 20 + way, y + height / 2);
  await page.mouse.up();
}

/** Swipes a toast sideways with a finger. */
async function swipe(page: Page, toast: Locator, way: number): Promise<void> {
  const { x, y, width, height } = (await toast.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = (moved: number) => [{ x: Math.round(x + width / 2) + moved, y: Math.round(y + height / 2) }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.5, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(Math.round(way * share)) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('time', () => {
  test('spec §9: a toast closes by itself after 5000 ms', async ({ page, openKit }) => {
    await withClock(page, openKit);
    await show(page, 'Show the first');
    await page.clock.runFor(4900);
    await expect(card(page, 'First message')).toBeVisible();
    await page.clock.runFor(100);
    await expect(card(page, 'First message')).toBeHidden();
  });

  test('spec §4: an updated toast says the new words for its full time', async ({ page, openKit }) => {
    await withClock(page, openKit);
    await show(page, 'Show the first');
    await page.clock.runFor(4900);
    await show(page, 'Update it');
    await expect(card(page, 'Another message')).toHaveAttribute('data-state', 'updated');
    await page.clock.runFor(4900);
    await expect(card(page, 'Another message')).toBeVisible();
    await page.clock.runFor(100);
    await expect(card(page, 'Another message')).toBeHidden();
  });

  test('hovering pauses', async ({ page, openKit }) => {
    await withClock(page, openKit);
    await show(page, 'Show the first');
    await card(page, 'First message').hover();
    await page.clock.runFor(60_000);
    await expect(card(page, 'First message')).toBeVisible();
    await page.mouse.move(5, 400);
    await page.clock.runFor(5000);
    await expect(card(page, 'First message')).toBeHidden();
  });

  test('focus pauses; F8 leads there, Escape dismisses and leads back', async ({ page, openKit }) => {
    await withClock(page, openKit);
    await show(page, 'Show the first');
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(card(page, 'First message')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, 'First message')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show the first' })).toBeFocused();
  });

  test('spec §4: a notification closes after 1000 ms, and its words stay on the page', async ({ page, openKit }) => {
    await withClock(page, openKit);
    const notification = page.locator('[data-position=top-right]').getByText('Saved');
    // The first one waits for its code, which comes in a time of its own.
    await show(page, 'Save');
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(notification).toBeAttached({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(2000);
    await expect(notification).toHaveCount(0);

    await show(page, 'Save');
    await page.clock.runFor(900);
    await expect(notification).toBeVisible();
    // And the 180 ms in which it fades.
    await page.clock.runFor(400);
    await expect(notification).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Saved')).toBeVisible();
  });

  test('spec §4: a notification waits while the pointer is on it; the next one takes its place', async ({
    page,
    openKit,
  }) => {
    await withClock(page, openKit);
    await show(page, 'Save');
    const notification = page.locator('[data-position=top-right]').getByText('Saved');
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(notification).toBeAttached({ timeout: 100 });
    }).toPass();
    await show(page, 'Save');
    await page.clock.runFor(400);
    await expect(notification).toHaveCount(1);
    await notification.hover();
    await page.clock.runFor(10_000);
    await expect(notification).toBeVisible();
  });
});

test('spec §9: one toast is visible, at the top right', async ({ page, openKit }) => {
  await openKit();
  await show(page, 'Show the first');
  await show(page, 'Show the second');
  await expect(card(page, 'Second message')).toBeVisible();
  await expect(page.locator('[data-state]:visible')).toHaveCount(1);
  await expect(card(page, 'First message')).toHaveCount(0);
  const { x, y, width } = (await card(page, 'Second message').boundingBox())!;
  const view = page.viewportSize()!;
  expect(y).toBeLessThan(40);
  expect(x + width).toBeGreaterThan(view.width - 40);
  expect(x).toBeGreaterThan(view.width / 2);
});

test('spec §4: a toast is dismissed by its button', async ({ page, openKit }) => {
  await openKit();
  await show(page, 'Show the first');
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(card(page, 'First message')).toBeHidden();
});

test('spec §9: a drag of 80 percent of the width sends a toast away, one of less does not', async ({
  page,
  openKit,
}) => {
  await openKit();
  for (const direction of [1, -1]) {
    await show(page, 'Show the first');
    const toast = card(page, 'First message');
    const { width } = (await toast.boundingBox())!;
    expect(width).toBe(400);
    await drag(page, toast, direction * 319);
    await expect(toast).toHaveAttribute('data-state', 'added');
    await expect(toast).toHaveCSS('translate', '0px');
    await drag(page, toast, direction * 320);
    await expect(toast).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('spec §9: a swipe of 50 px sends a toast away, one of 49 does not', async ({ page, openKit }) => {
    await openKit();
    for (const direction of [1, -1]) {
      await show(page, 'Show the first');
      const toast = card(page, 'First message');
      await swipe(page, toast, direction * 49);
      await expect(toast).toHaveAttribute('data-state', 'added');
      await expect(toast).toHaveCSS('translate', '0px');
      await swipe(page, toast, direction * 50);
      await expect(toast).toBeHidden();
    }
  });

  test('a toast fits the width, and does not make the page scroll sideways', async ({ page, openKit }) => {
    await openKit();
    await show(page, 'Show the first');
    const { x, width } = (await card(page, 'First message').boundingBox())!;
    expect([x, width]).toEqual([16, 358]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('screen readers: the live region is there from the start; a failure interrupts', async ({ page, openKit }) => {
  await openKit();
  await expect(page.getByRole('status').and(page.locator('section > div'))).toBeEmpty();
  await show(page, 'Show the first');
  await expect(page.getByRole('status').filter({ hasText: 'First message' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await show(page, 'Show a failure');
  await expect(page.getByRole('alert')).toHaveText('It failed');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`zero accessibility violations: a toast, ${colorScheme}`, async ({ page, openKit }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openKit();
    for (const name of ['Show the first', 'Show the second', 'Show a failure']) {
      await show(page, name);
      expect(await violationsOf(page, 'section[aria-label="Notifications (F8)"]')).toEqual([]);
    }
  });
}
