import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { EACH_BRAND, inMatrix } from './matrix.ts';

/** The files that judge every page and screen: too many for each run of `npm test`. */
const JUDGES = 'every-[a-z]+\\.spec';

/**
 * Journeys against a server that already runs (tools/setup/test.mjs starts one): `BASE_URL` is the default brand's
 * address, `CHROMIUM_PATH` the browser, `RETRIES` how often a failed journey is tried again (once, unless it says
 * otherwise). In the matrix the files run that judge every page or screen, and the journeys of each brand; `npm test` walks
 * journeys only.
 *
 * @param testDir the folder of an app's journeys, or of all apps, as its configuration names it
 * @param env of the process
 */
export function journeysIn(testDir: string, env: Readonly<Record<string, string | undefined>>): PlaywrightTestConfig {
  return defineConfig({
    testDir,
    testMatch: '**/*.spec.ts',
    ...(inMatrix ? { grep: new RegExp(`${JUDGES}|${EACH_BRAND.tag}`) } : { grepInvert: new RegExp(JUDGES) }),
    fullyParallel: true,
    forbidOnly: true,
    // A browser waits for the server now and then: three keep two cores busy.
    workers: 3,
    // A journey that passes at its second try is named by the run: it hides a race, or the machine was too busy.
    retries: Number(env['RETRIES'] ?? 1),
    // In the matrix a test judges a screen in every view.
    timeout: inMatrix ? 240_000 : 60_000,
    // The default of 5 s is too short for a CI machine under load.
    expect: { timeout: 15_000 },
    use: {
      // What never comes is told by its name, not by the time of the whole test.
      actionTimeout: 45_000,
      // What a worker answers passes by the routes and counts of a journey; those about one allow it.
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
 * Where the server shows mail that was not sent: `ADMIN_URL`, else the admin listener's usual place, one port after
 * `BASE_URL`'s.
 */
export function outboxUrl(env: Readonly<Record<string, string | undefined>>): string {
  const { port } = new URL(env['BASE_URL'] ?? 'http://localhost:3000');
  return `${env['ADMIN_URL'] ?? `http://127.0.0.1:${Number(port || 80) + 1}`}/dev/outbox`;
}
