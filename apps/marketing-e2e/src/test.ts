import { type ConsoleMessage, type Page, type Response, test as base } from '@playwright/test';
import { isBlockedWorker } from '@vinlore/testing-web/blocked-worker';
import { isSkippedTransition } from '@vinlore/testing-web/view-transitions';

export { expect } from '@playwright/test';

/** Fails any journey whose pages log to the console or throw: hydration mismatches, blocked scripts, missing files. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const said = (message: ConsoleMessage) => {
        // Missing files are reported below; a page may have an error status.
        const text = message.text();
        const isNone = text.startsWith('Failed to load resource') || isBlockedWorker(text);
        if (['error', 'warning'].includes(message.type()) && !isNone) complaints.push(text);
      };
      const answered = (response: Response) => {
        const page = response.request().isNavigationRequest();
        if (response.status() >= 400 && !page) complaints.push(`${response.status()} ${response.url()}`);
      };
      const threw = ({ message }: Error) => isSkippedTransition(message) || complaints.push(message);
      page.on('console', said).on('response', answered).on('pageerror', threw);
      await use(complaints);
      page.off('console', said).off('response', answered).off('pageerror', threw);
      base.expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For read-only tests: they share one page without cookies. Starting a browser process per page and the first run of
 * the audit scripts take more than half of the time.
 */
export const lookingTest = test.extend<{ page: Page }, { onePage: Page }>({
  onePage: [
    async ({ browser }, provide) => {
      const context = await browser.newContext();
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ onePage }, provide) => {
    await onePage.context().clearCookies();
    await provide(onePage);
  },
});
