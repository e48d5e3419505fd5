import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { EACH_BRAND, inMatrix } from './matrix.ts';

/** Files that check every page and screen: too many for each run of `npm test`. */
const JUDGES = 'every-[a-z]+\\.spec';

/**
 * Returns the Playwright config for journeys against a running server (tools/setup/test.mjs starts one): `BASE_URL` is
 * the default brand's address, `CHROMIUM_PATH` the browser, `RETRIES` the number of retries of a failed journey
 * (default 1). The matrix runs the files that check every page or screen, and the per-brand journeys; `npm test` runs
 * only journeys.
 *
 * @param testDir the folder with an app's journeys, or of all apps, as given in its configuration
 * @param env environment of the process
 */
export function journeysIn(testDir: string, env: Readonly<Record<string, string | undefined>>): PlaywrightTestConfig {
  return defineConfig({
    testDir,
    testMatch: '**/*.spec.ts',
    ...(inMatrix ? { grep: new RegExp(`${JUDGES}|${EACH_BRAND.tag}`) } : { grepInvert: new RegExp(JUDGES) }),
    fullyParallel: true,
    forbidOnly: true,
    // A browser sometimes waits for the server, so three workers keep two cores busy.
    workers: 3,
    // The run reports journeys that pass on a retry: there is a race, or the machine was too busy.
    retries: Number(env['RETRIES'] ?? 1),
    // In the matrix a test checks a screen in every view. Otherwise, the longest takes 20 s alone on two cores, and with two
    // others beside it sometimes three times as long.
    timeout: inMatrix ? 240_000 : 120_000,
    // The default of 5 s is too short for a CI machine under load.
    expect: { timeout: 15_000 },
    use: {
      // A step that times out reports its locator; a test that times out does not.
      actionTimeout: 45_000,
      // Service worker responses bypass a journey's routes and request counts; journeys about workers allow them.
      serviceWorkers: 'block',
      baseURL: env['BASE_URL'] ?? 'http://localhost:3000',
      launchOptions: {
        executablePath: env['CHROMIUM_PATH'],
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
}

/**
 * Returns the URL of the outbox, where the server shows unsent mail: at `ADMIN_URL`, or by default at the admin
 * listener, one port after that of `BASE_URL`.
 */
export function outboxUrl(env: Readonly<Record<string, string | undefined>>): string {
  const { port } = new URL(env['BASE_URL'] ?? 'http://localhost:3000');
  return `${env['ADMIN_URL'] ?? `http://127.0.0.1:${Number(port || 80) + 1}`}/dev/outbox`;
}
