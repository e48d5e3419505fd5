import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Runs in the page before its own scripts and reports each click: a pointer press; a key other than for typing, alone
 * or with Ctrl; a choice from a native list, which has to be opened first; and text that appears without a key, since
 * typing it takes a click on its field.
 */
function tellClicks(): void {
  const { countedClick: tell } = window as unknown as { countedClick: (clicks: number) => void };
  const isText = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['button', 'checkbox', 'file', 'radio', 'submit'].includes(target.type));
  let isTyped = false;
  const on = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { capture: true });
  on('pointerdown', () => tell(1));
  on('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
    isTyped = isText(target);
    const isHeld = ['Shift', 'Control', 'Alt', 'Meta'].includes(key);
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!isHeld && !(isLetter && isText(target))) tell(1);
  });
  on('input', ({ target }) => {
    if (isText(target) && !isTyped) tell(1);
    isTyped = false;
  });
  on('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) tell(2);
  });
}

/**
 * Counts the clicks of a user at the desk.
 *
 * @returns `begin` opens the overview and starts counting; `type` types at the cursor, which is no click; `soFar` is
 * the count, and fails if a page was reloaded, since users don't navigate that way
 */
export async function countClicks(page: Page) {
  let count = 0;
  let loads = 0;
  await page.exposeFunction('countedClick', (clicks: number) => {
    count += clicks;
  });
  await page.addInitScript(tellClicks);
  page.on('load', () => {
    loads += 1;
  });
  const soFar = async () => {
    // By now, earlier reports have arrived.
    await page.evaluate(() => document.readyState);
    expect(loads, 'pages that were loaded on the way').toBe(0);
    return count;
  };
  const type = async (field: Locator, text: string) => {
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  return {
    begin: async () => {
      await page.goto('/staff');
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      count = 0;
      loads = 0;
    },
    type,
    /** Types into the overview's search, which has focus, and opens the result. */
    find: async (text: string, name: RegExp) => {
      const search = page.getByRole('searchbox', { name: /^Search members/ });
      await type(search, text);
      await page.getByRole('main').getByRole('link', { name }).click();
    },
    /** A row of pending work, by its text. */
    openWaiting: (says: string) =>
      page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: says }).click(),
    soFar,
    expectAtMost: async (most: number) => {
      const clicked = await soFar();
      // Zero clicks would mean that counting is broken.
      expect(clicked, 'clicks').toBeGreaterThan(0);
      expect(clicked, 'clicks').toBeLessThanOrEqual(most);
    },
  };
}
