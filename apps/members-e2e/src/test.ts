import { LANGUAGE_COOKIE } from '@vinlore/brand';
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { isBlockedWorker } from '@vinlore/testing-web/blocked-worker';
import { isSkippedTransition } from '@vinlore/testing-web/view-transitions';
import { brands, type TestedBrand, WORDS } from './brands.ts';

export { expect } from '@playwright/test';

/** Password of the sample accounts and of the gate; `tools/setup/test.mjs` hands it in. */
export const PASSWORD = process.env['SAMPLE_PASSWORD'] ?? '';
export const MEMBER = 'member@example.com';
const GATE = 'gate@example.com';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Passes the brand's gate, where it has one, from wherever it stepped in. */
export async function passGate(page: Page, { gated, language }: TestedBrand): Promise<void> {
  if (!gated) return;
  await page.waitForURL(/\/members\/securelogin/);
  await page.locator('input[name=email]').fill(GATE);
  await page.locator('input[name=pass]').fill(PASSWORD);
  await page.getByRole('button', { name: WORDS[language].open }).click();
  await page.waitForURL((url) => url.pathname !== '/members/securelogin');
}

/** Fills in the login and sends it. */
export async function fillLogin(page: Page, { language }: TestedBrand, email = MEMBER, password = PASSWORD) {
  await page.waitForURL(/\/members\/login/);
  // The address changes before the screen does: until the login is drawn, "Email" is still the gate's.
  await page.getByRole('heading', { level: 1, name: WORDS[language].loginTitle }).waitFor();
  await page.getByRole('textbox', { name: WORDS[language].email }).fill(email);
  await page.getByRole('textbox', { name: WORDS[language].password }).fill(password);
  await page.getByRole('button', { name: WORDS[language].logIn, exact: true }).click();
}

/** Opens an address of the members area and signs in on the way. */
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
  /** What a browser keeps of a logged-in member, per brand: one login serves many tests. */
  readonly memberOf: (brand: TestedBrand) => Promise<State>;
}

/** How many journeys this worker has begun. */
let begun = 0;

/**
 * Every journey fails when its pages say anything on the console or throw. Each comes from an address of its own, as
 * visitors do: from one address a login can be tried twenty times a minute, which journeys in a row would use up.
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
        // A refusal that a journey provokes is no complaint of the page's scripts.
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
