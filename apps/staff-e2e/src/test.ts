import { sampleSecret, STEP_MS, stepAt, totpCode } from '@vinlore/account-domain';
import type { Language } from '@vinlore/brand';
import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test';
import { isBlockedWorker } from '@vinlore/testing-web/blocked-worker';
import { isSkippedTransition } from '@vinlore/testing-web/view-transitions';

export { expect } from '@playwright/test';

/** Password of the sample accounts, passed in by `tools/setup/test.mjs`. */
export const PASSWORD = process.env['SAMPLE_PASSWORD'] ?? '';

const originAt = (hostname: string) => {
  const origin = new URL(process.env['BASE_URL'] ?? 'http://localhost:3000');
  origin.hostname = hostname;
  return origin.origin;
};

/** The flagship's public origin: English, without a gate. */
export const SITE = originAt('vinlore.localhost');

/** The same brand's public origin for calls from Node, which doesn't resolve subdomains of localhost. */
export const API = new URL(process.env['BASE_URL'] ?? 'http://localhost:3000').origin;

/** Origin of a brand's desk. */
export const deskOf = (brand: string) => originAt(`desk.${brand}.localhost`);

/** Origin of the flagship's desk. */
export const ORIGIN = deskOf('vinlore');

/** Steps on the way into the desk. */
const ENTRY = {
  en: {
    email: 'Email',
    password: 'Password',
    logIn: 'Sign in',
    code: 'Authenticator code',
    goOn: 'Continue',
    desk: 'Staff desk',
  },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    logIn: 'Iniciar sesión',
    code: 'Código de la app de autenticación',
    goOn: 'Continuar',
    desk: 'Panel del equipo',
  },
} as const;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Sample accounts of the desk. */
export type StaffName = 'staff' | 'owner' | 'support' | 'content' | 'billing';

/** Waits until an authenticator shows its next code. */
const nextStep = () => new Promise<void>((done) => setTimeout(done, STEP_MS - (Date.now() % STEP_MS)));

/**
 * Enters a sample account's code. Each code works once, and a parallel sign-in may have used it: tries the previous and
 * the next code, which are also valid, then the following one.
 */
async function giveCode(page: Page, email: string, words: (typeof ENTRY)[Language]): Promise<void> {
  const secret = await sampleSecret(email, PASSWORD);
  const code = page.getByLabel(words.code);
  await code.waitFor();
  const give = async (offset: number) => {
    await code.fill(totpCode(secret, stepAt(new Date()) + offset));
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api-cwa/staff/second-factor')),
      page.getByRole('button', { name: words.goOn }).click(),
    ]);
    return answer.ok();
  };
  for (const offset of [-1, 0, 1]) if (await give(offset)) return;
  await nextStep();
  if (await give(1)) return;
  throw new Error(`No code of ${email} was taken.`);
}

/** Opens a desk, signing in with two-step verification on the way. */
export async function enterDesk(
  page: Page,
  name: StaffName = 'staff',
  path = '/staff',
  { origin, language }: { readonly origin: string; readonly language: Language } = { origin: ORIGIN, language: 'en' },
): Promise<void> {
  const email = `${name}@example.com`;
  const words = ENTRY[language];
  await page.goto(origin + path);
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByRole('textbox', { name: words.password }).fill(PASSWORD);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await giveCode(page, email, words);
  await page.getByRole('navigation', { name: words.desk }).first().waitFor({ state: 'attached' });
}

/** A second owner approves the request with that text. */
export async function approveAsOwner(browser: Browser, says: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await enterDesk(page, 'owner', '/staff/approvals');
  const row = page.getByRole('row').filter({ hasText: says }).first();
  await row.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await row.waitFor({ state: 'detached' });
  await context.close();
}

interface Fixtures {
  readonly complaints: string[];
  /** A desk page with its owner signed in, not navigated yet. */
  readonly desk: Page;
}
interface WorkerFixtures {
  /** Storage state of signed-in staff, so that many tests share one sign-in. */
  readonly staffOf: (name: StaffName) => Promise<State>;
}

/** Fails any journey whose pages log to the console or throw. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  staffOf: [
    async ({ browser }, provide) => {
      const known = new Map<StaffName, Promise<State>>();
      const open = async (name: StaffName) => {
        // On a phone, the navigation that shows the desk is open is behind a button.
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        await enterDesk(await context.newPage(), name);
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await provide((name) => {
        const state = known.get(name) ?? open(name);
        known.set(name, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  complaints: async ({}, provide) => {
    const complaints: string[] = [];
    await provide(complaints);
    base.expect(complaints, 'what the pages complained about').toEqual([]);
  },
  desk: async ({ browser, contextOptions, viewport, complaints, staffOf }, provide) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport: viewport ?? { width: 1280, height: 900 },
      baseURL: ORIGIN,
      storageState: await staffOf('staff'),
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      // An error response that a test provokes isn't a script error.
      const refusal = /Failed to load resource.*status of 4\d\d/.test(message.text());
      // Axe runs in every frame; a preview's runs no scripts.
      const isFramed = /Blocked script execution in '[^']*[/]staff[/](?:preview|letter).*sandboxed/.test(
        message.text(),
      );
      // On a slow machine, a preview can take more than a few seconds to use its fonts. The desk itself preloads none.
      const isLateFont = /[/]assets[/][\w.-]+woff2 was preloaded using link preload but not used/.test(message.text());
      const isExpected = refusal || isFramed || isLateFont || isBlockedWorker(message.text());
      if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      if (!isSkippedTransition(message)) complaints.push(message);
    });
    await provide(page);
    await context.close();
  },
});
