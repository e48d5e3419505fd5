import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Every journey fails when its pages say anything on the console or throw: a hydration that does not agree, a blocked
 * script, a missing file.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Missing files are told below; a page may have a status of its own.
        const status = message.text().startsWith('Failed to load resource');
        if (['error', 'warning'].includes(message.type()) && !status) complaints.push(message.text());
      });
      page.on('response', (response) => {
        const page = response.request().isNavigationRequest();
        if (response.status() >= 400 && !page) complaints.push(`${response.status()} ${response.url()}`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      base.expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});
