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
        // A page whose own status is an error is no complaint of its scripts.
        const ownStatus = message.location().url === page.url() && /Failed to load resource/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !ownStatus) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      base.expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});
