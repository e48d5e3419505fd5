import { violationsOf } from '@vinlore/testing-web/violations';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kit.ts';

const card = (page: Page, text: string | RegExp) => page.locator('[data-state]').filter({ hasText: text });
const show = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Opens the page with fake timers. */
async function withClock(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await open();
  await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
}

/** Drags a toast sideways by its text with the mouse and releases it. */
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
  test('spec §9: a toast closes after 5000 ms', async ({ page, openKit }) => {
    await withClock(page, openKit);
    await show(page, 'Show the first');
    await page.clock.runFor(4900);
    await expect(card(page, 'First message')).toBeVisible();
    await page.clock.runFor(100);
    await expect(card(page, 'First message')).toBeHidden();
  });

  test('spec §4: an updated toast shows the new text for its full duration', async ({ page, openKit }) => {
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

  test('pauses on hover', async ({ page, openKit }) => {
    await withClock(page, openKit);
    await show(page, 'Show the first');
    await card(page, 'First message').hover();
    await page.clock.runFor(60_000);
    await expect(card(page, 'First message')).toBeVisible();
    await page.mouse.move(5, 400);
    await page.clock.runFor(5000);
    await expect(card(page, 'First message')).toBeHidden();
  });

  test('pauses on focus; F8 moves focus to it, Escape dismisses it and returns focus', async ({ page, openKit }) => {
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

  test('spec §4: a notification closes after 1000 ms, and its text stays on the page', async ({ page, openKit }) => {
    await withClock(page, openKit);
    const notification = page.locator('[data-position=top-right]').getByText('Saved');
    // The first one waits for its code to load.
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
    // Plus the 180 ms fade.
    await page.clock.runFor(400);
    await expect(notification).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Saved')).toBeVisible();
  });

  test('spec §4: a notification stays while hovered; the next one replaces it', async ({ page, openKit }) => {
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

test('spec §4: a toast can be dismissed with its button', async ({ page, openKit }) => {
  await openKit();
  await show(page, 'Show the first');
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(card(page, 'First message')).toBeHidden();
});

test("spec §9: dragging by 80 percent of the width dismisses a toast, dragging less doesn't", async ({
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

  test("spec §9: a swipe of 50 px dismisses a toast, 49 px doesn't", async ({ page, openKit }) => {
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

  test('a toast fits the width without horizontal scrolling', async ({ page, openKit }) => {
    await openKit();
    await show(page, 'Show the first');
    const { x, width } = (await card(page, 'First message').boundingBox())!;
    expect([x, width]).toEqual([16, 358]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('screen readers: the live region exists from the start; a failure is assertive', async ({ page, openKit }) => {
  await openKit();
  await expect(page.getByRole('status').and(page.locator('section > div'))).toBeEmpty();
  await show(page, 'Show the first');
  await expect(page.getByRole('status').filter({ hasText: 'First message' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await show(page, 'Show a failure');
  await expect(page.getByRole('alert')).toHaveText('It failed');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no accessibility violations: a toast, ${colorScheme}`, async ({ page, openKit }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openKit();
    for (const name of ['Show the first', 'Show the second', 'Show a failure']) {
      await show(page, name);
      expect(await violationsOf(page, 'section[aria-label="Notifications (F8)"]')).toEqual([]);
    }
  });
}
