import { LANGUAGE_COOKIE } from '@vinlore/brand';
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { isBlockedWorker } from '@vinlore/testing-web/blocked-worker';
import { isSkippedTransition } from '@vinlore/testing-web/view-transitions';
import { brands, type TestedBrand, WORDS } from './brands.ts';

export { expect } from '@playwright/test';

/** Password of the sample accounts and the gate, passed in by `tools/setup/test.mjs`. */
export const PASSWORD = process.env['SAMPLE_PASSWORD'] ?? '';
export const MEMBER = 'member@example.com';
const GATE = 'gate@example.com';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Passes the brand's gate, if it has one, from whatever page it covers. */
export async function passGate(page: Page, { gated, language }: TestedBrand): Promise<void> {
  if (!gated) return;
  await page.waitForURL(/\/members\/securelogin/);
  await page.locator('input[name=email]').fill(GATE);
  await page.locator('input[name=pass]').fill(PASSWORD);
  await page.getByRole('button', { name: WORDS[language].open }).click();
  await page.waitForURL((url) => url.pathname !== '/members/securelogin');
}

/** Fills in the sign-in form and submits it. */
export async function fillLogin(page: Page, { language }: TestedBrand, email = MEMBER, password = PASSWORD) {
  await page.waitForURL(/\/members\/login/);
  // The URL changes before the screen does: until sign-in is rendered, "Email" is still the gate's field.
  await page.getByRole('heading', { level: 1, name: WORDS[language].loginTitle }).waitFor();
  await page.getByRole('textbox', { name: WORDS[language].email }).fill(email);
  await page.getByRole('textbox', { name: WORDS[language].password }).fill(password);
  await page.getByRole('button', { name: WORDS[language].logIn, exact: true }).click();
}

/** Opens a members URL and signs in on the way. */
export async function enter(page: Page, brand: TestedBrand, path = '/members/dashboard'): Promise<void> {
  await page.goto(brand.origin + path);
  await passGate(page, brand);
  await fillLogin(page, brand);
  await page.waitForURL((url) => url.pathname === new URL(path, brand.origin).pathname);
}

interface Fixtures {
  readonly complaints: string[];
}
interface WorkerFixtures {
  /** Storage state of a signed-in member per brand, so that many tests share one sign-in. */
  readonly memberOf: (brand: TestedBrand) => Promise<State>;
}

/** Number of tests this worker has started. */
let begun = 0;

/**
 * Fails any journey whose pages log to the console or throw. Each test uses its own IP address, as visitors do: sign-in
 * is limited to twenty attempts a minute per address, which consecutive tests would exceed.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { workerIndex }) => {
    begun += 1;
    const address = `10.${workerIndex % 256}.${begun >> 8}.${begun % 256}`;
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': address });
  },
  memberOf: [
    async ({ browser }, use) => {
      const known = new Map<string, Promise<State>>();
      const open = async (brand: TestedBrand) => {
        const context = await browser.newContext();
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: brand.language, url: brand.origin }]);
        const page = await context.newPage();
        await enter(page, brand);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((brand) => {
        const state = known.get(brand.key) ?? open(brand);
        known.set(brand.key, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // An error response that a test provokes isn't a script error.
        const text = message.text();
        const isNone = /Failed to load resource.*status of 4\d\d/.test(text) || isBlockedWorker(text);
        if (['error', 'warning'].includes(message.type()) && !isNone) complaints.push(text);
      });
      page.on('pageerror', ({ message }) => {
        if (!isSkippedTransition(message)) complaints.push(message);
      });
      await use(complaints);
      base.expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs a test for every brand. */
export function forEachBrand(define: (brand: TestedBrand) => void): void {
  for (const brand of brands) test.describe(brand.key, () => define(brand));
}
