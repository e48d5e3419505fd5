import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Runs in the page, before its own scripts, and tells of each click: a pointer that goes down; a key that does more than
 * write, alone or with Ctrl; a choice from a list that the browser draws, which is opened first; and text that comes
 * without a key, since whoever writes it has to go to its field.
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
 * Counts what somebody at the desk clicks.
 *
 * @returns `begin` opens the overview, where the count starts; `type` writes where the cursor is already, which is no
 * click; `soFar` is the count, and fails where a page was loaded anew: that way nobody goes by clicks
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
    // What the page told before has come by then.
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
    /** Writes in the overview's search, which has the cursor, and opens what it finds. */
    find: async (text: string, name: RegExp) => {
      const search = page.getByRole('searchbox', { name: /^Search members/ });
      await type(search, text);
      await page.getByRole('main').getByRole('link', { name }).click();
    },
    /** A line of what waits, by its words. */
    openWaiting: (says: string) =>
      page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: says }).click(),
    soFar,
    expectAtMost: async (most: number) => {
      const clicked = await soFar();
      // A count of nothing would be a count that is broken.
      expect(clicked, 'clicks').toBeGreaterThan(0);
      expect(clicked, 'clicks').toBeLessThanOrEqual(most);
    },
  };
}
