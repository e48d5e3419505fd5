import { randomUUID } from 'node:crypto';
import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { violationsOf } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { brand as vinlore, brands, type TestedBrand, VEHICLE, VIN } from './brands.ts';
import { mailedLink } from './outbox.ts';
import { expect, test } from './test.ts';

const WORDS = {
  en: { get: /^Get the sticker – \$/, pay: /^Pay \$/, ready: 'Your sticker is ready', open: 'Open sticker (PDF)' },
  es: {
    get: /^Obtener la etiqueta – \$/,
    pay: /^Pagar \$/,
    ready: 'Tu etiqueta está lista',
    open: 'Abrir etiqueta (PDF)',
  },
} as const;
const PASSWORD = 'a quiet road at dawn';
const CHALLENGE = 'sandbox-challenge';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const newEmail = () => `buyer-${randomUUID()}@example.com`;

/** Waits until the page's main island is hydrated. */
const alive = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-live', '');

/** Pays on the checkout page with only an email and one of the sandbox's cards. */
async function pay(page: Page, { language }: TestedBrand, email: string, card?: string): Promise<void> {
  await alive(page, 'checkout');
  await page.locator('input[name=email]').fill(email);
  if (card) await page.locator('select[name=card]').selectOption(card);
  await page.getByRole('button', { name: WORDS[language].pay }).click();
}

/** Downloads the PDF behind a link on the page. */
async function expectPdf(page: Page, name: string): Promise<void> {
  const href = (await page.getByRole('link', { name }).getAttribute('href'))!;
  // Fetched from the page: browsers resolve `*.localhost`, Node.js doesn't.
  const pdf = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { type: answer.headers.get('content-type'), start: (await answer.text()).slice(0, 5) };
  }, href);
  expect(pdf).toEqual({ type: 'application/pdf', start: '%PDF-' });
}

/** Opens the sticker from the thank-you page. */
async function expectSticker(page: Page, { language }: TestedBrand): Promise<void> {
  await expect(title(page)).toHaveText(WORDS[language].ready);
  await expectPdf(page, WORDS[language].open);
}

const byKey = (key: string) => brands.find((brand) => brand.key === key)!;

/** Creates an account for the purchase via the email sent from the order page. @returns the link in that email */
async function accountLink(page: Page, brand: TestedBrand, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/Check your inbox/)).toBeVisible();
  return mailedLink(page, brand, email, '/members/first-password#token');
}

test('vinlore: from the marketing page to the PDF without an account, then creates one from the order', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto(vinlore.origin);
  const field = page.getByRole('textbox', { name: /VIN/ }).first();
  await field.pressSequentially(VIN);
  await field.press('Enter');
  await expect(title(page)).toHaveText(VEHICLE);
  await page.getByRole('link', { name: WORDS.en.get }).click();
  await expect(title(page)).toHaveText(VEHICLE);
  await pay(page, vinlore, email);
  await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
  await expectSticker(page, vinlore);
  await expect(page.getByText(/No account needed/)).toBeVisible();
  await expectPdf(page, 'Open invoice (PDF)');
  // Reloading shows the same order and doesn't charge again.
  await page.reload();
  await expectSticker(page, vinlore);
  expect(await accountLink(page, vinlore, email)).toBeTruthy();
});

test('stickerhouse: from a plate to the PDF through the bank’s challenge; reloading loses nothing', async ({
  page,
}) => {
  const brand = byKey('stickerhouse');
  await page.goto(`${brand.origin}/checkout?product=sticker&plate=SAMPLE1&state=CA`);
  await page.getByRole('link', { name: 'Yes, it’s my car' }).click();
  await expect(title(page)).toHaveText(/2003 Honda Accord/);
  await alive(page, 'checkout');
  await page.getByRole('radio', { name: /Three stickers/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Three stickers/ })).toBeChecked();
  await alive(page, 'checkout');
  await page.getByRole('radio', { name: /One sticker/ }).check();
  await pay(page, brand, newEmail(), CHALLENGE);
  await page.waitForURL(/\/checkout\/bank(?:#order=|$)/);
  await page.reload();
  await alive(page, 'bank-question');
  await page.getByRole('button', { name: /^Approve \$/ }).click();
  await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
  await expectSticker(page, brand);
});

test('historialvin: in Spanish, from pricing to the PDF; keeps everything when the bank declines', async ({ page }) => {
  const brand = byKey('historialvin');
  await page.goto(`${brand.origin}/pricing`);
  await page
    .getByRole('link', { name: /^Comprar una etiqueta – \$/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Elegir un vehículo' }).click();
  const field = page.getByRole('textbox', { name: /VIN/ }).first();
  await field.fill(VIN);
  await field.press('Enter');
  await page.getByRole('link', { name: WORDS.es.get }).click();
  const checkout = page.url();
  await pay(page, brand, newEmail(), CHALLENGE);
  await page.waitForURL(/\/checkout\/bank(?:#order=|$)/);
  await alive(page, 'bank-question');
  await page.getByRole('button', { name: 'Rechazar pago' }).click();
  await expect(title(page)).toHaveText('Tu pago no se completó');
  await page.getByRole('link', { name: 'Pagar de otra forma' }).click();
  await expect(title(page)).toHaveText(VEHICLE);
  expect(new URL(page.url()).searchParams.get('vin')).toBe(new URL(checkout).searchParams.get('vin'));
  await pay(page, brand, newEmail());
  await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
  await expectSticker(page, brand);
});

test('vinlore: from year, make, and model to the PDF without a VIN', async ({ page }) => {
  await page.goto(`${vinlore.origin}/decode?year=1967&make=FORD&model=Mustang`);
  await page.getByRole('link', { name: WORDS.en.get }).click();
  await expect(title(page)).toHaveText('Window sticker: 1967 Ford Mustang');
  await alive(page, 'checkout');
  await expect(page.getByRole('button', { name: 'Pay $7.99 and get the sticker' })).toBeVisible();
  await pay(page, vinlore, newEmail(), CHALLENGE);
  await page.waitForURL(/\/checkout\/bank(?:#order=|$)/);
  await alive(page, 'bank-question');
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await expect(title(page)).toHaveText('Window sticker: 1967 Ford Mustang');
  await pay(page, vinlore, newEmail());
  await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
  await expectSticker(page, vinlore);
  await expect(page.getByText('1967 Ford Mustang').first()).toBeVisible();
});

test('stickerhouse: sells a sticker for a classic VIN; an unknown plate is kept while you enter the VIN instead', async ({
  page,
}) => {
  const brand = byKey('stickerhouse');
  await page.goto(`${brand.origin}/decode?vin=7F02C100108`);
  await page.getByRole('link', { name: WORDS.en.get }).click();
  await expect(title(page)).toHaveText('Window sticker: 1967 Ford Mustang');
  await pay(page, brand, newEmail());
  await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
  await expectSticker(page, brand);

  await page.goto(`${brand.origin}/checkout?product=sticker&plate=NOBODY&state=CA`);
  await page.getByLabel('Or enter the VIN').fill(VIN);
  await page.getByRole('button', { name: 'Use this VIN' }).click();
  await expect(title(page)).toHaveText(VEHICLE);
  expect(new URL(page.url()).searchParams.get('plate')).toBe('NOBODY');
});

test('stickerhouse: a buyer never sees the gate: email link, password, and the purchase', async ({ page, browser }) => {
  const brand = byKey('stickerhouse');
  const email = newEmail();
  await page.goto(`${brand.origin}/decode?vin=${VIN}`);
  await page.getByRole('link', { name: WORDS.en.get }).click();
  await pay(page, brand, email);
  await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
  await expectSticker(page, brand);
  // Same browser: the sign-in page appears, not the gate.
  const order = await mailedLink(page, brand, email, '/checkout/thanks#order');
  await page.goto(`${brand.origin}/members/login`);
  await expect(page).toHaveURL(/\/members\/login/);
  // A second browser, as if the email were opened on a phone.
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(`${brand.origin}/members/login`);
  await expect(phone).toHaveURL(/\/members\/securelogin/);
  await phone.goto(order);
  await expectSticker(phone, brand);
  const link = await accountLink(phone, brand, email);
  await phone.context().clearCookies();
  await phone.evaluate(() => localStorage.clear());
  await phone.goto(link);
  await phone.locator('input[name=new_pass]').fill(PASSWORD);
  await phone.locator('form [type=submit]').click();
  await phone.waitForURL(/\/members\/dashboard/);
  await context.close();
});

test('year, make, and model carry through from look-up to credits to the members’ dashboard', async ({ page }) => {
  const email = newEmail();
  await page.goto(`${vinlore.origin}/decode?year=1967&make=FORD&model=Mustang`);
  await page.getByRole('link', { name: WORDS.en.get }).click();
  await expect(page.getByText('1967 Ford Mustang').first()).toBeVisible();
  await alive(page, 'checkout');
  await page.getByRole('radio', { name: /Three stickers/ }).check();
  await pay(page, vinlore, email);
  await expect(title(page)).toHaveText('Your 3 sticker credits are ready');
  const dashboard = await page.getByRole('link', { name: 'Create a sticker' }).getAttribute('href');

  await page.goto(await accountLink(page, vinlore, email));
  await page.locator('input[name=new_pass]').fill(PASSWORD);
  await page.locator('form [type=submit]').click();
  await page.waitForURL(/\/members\/(login|dashboard)/);
  await page.goto(vinlore.origin + dashboard!);
  if (new URL(page.url()).pathname === '/members/login') {
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=pass]').fill(PASSWORD);
    await page.locator('form [type=submit]').click();
  }
  await expect(page.getByRole('heading', { name: '1967 Ford Mustang' })).toBeVisible();
});

test('a declined card shows an inline error and keeps what you typed', async ({ page, complaints }) => {
  const email = newEmail();
  await page.goto(`${vinlore.origin}/checkout?product=sticker&vin=${VIN}`);
  await pay(page, vinlore, email, 'sandbox-decline');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name=email]')).toHaveValue(email);
  expect(await violationsOf(page)).toEqual([]);
  // A decline has its own response status.
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^422 .*\/cwa_sticker_registration$/)]);
});

for (const brand of inTurn(brands, 1))
  test(
    `${brand.key}: the bank’s challenge and the thank-you page have no accessibility violations on a phone`,
    EACH_BRAND,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: brand.key === 'vinlore' ? 'light' : 'dark', reducedMotion: 'reduce' });
      const look = async () => expect(await violationsOf(page)).toEqual([]);
      await page.goto(`${brand.origin}/checkout?product=sticker&vin=${VIN}`);
      await pay(page, brand, newEmail(), CHALLENGE);
      await page.waitForURL(/\/checkout\/bank(?:#order=|$)/);
      await alive(page, 'bank-question');
      await look();
      await page.locator('[data-island="bank-question"] button').first().click();
      await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
      await expect(title(page)).toHaveText(WORDS[brand.language].ready);
      await look();
    },
  );
