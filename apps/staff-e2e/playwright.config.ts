import { defineConfig } from '@playwright/test';

/**
 * Journeys against a server that already runs (tools/setup/test.mjs starts one): `BASE_URL` is the default brand's
 * address, `CHROMIUM_PATH` the browser.
 */
export default defineConfig({
  testDir: './src',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
