import type { Page } from '@playwright/test';
import { violationsOf } from '@vinlore/testing-web/violations';
import { buyStickerCredit, openAccount } from './accounts.ts';
import { brand, brands, VEHICLE, VIN, WORDS } from './brands.ts';
import { expect, test } from './test.ts';

/** A Spanish brand without a gate. */
const spanish = brands.find(({ gated, language }) => !gated && language === 'es')!;

/** The car that uses the last credit: a 2003 Honda Accord. */
const OTHER_VIN = '1HGCM82633A004352';

const payButton = (page: Page) => page.locator('form button[type=submit]');

/** Goes from the dashboard past the options to the car confirmation, and confirms. */
async function makeSticker(page: Page): Promise<void> {
  await page.getByRole('button', { name: WORDS.en.choose }).click();
  await page.getByRole('button', { name: WORDS.en.chooseParts }).click();
  await page.getByRole('button', { name: WORDS.en.make }).click();
}

/** The response behind a link on the page, as far as the test checks it. */
async function pdfAt(page: Page, address: string) {
  return page.evaluate(async (href) => {
    const answer = await fetch(href);
    return [answer.status, answer.headers.get('content-type'), (await answer.text()).slice(0, 5)];
  }, address);
}

test('without credits, on to the plans with this car; a bundle with a coupon; a sticker; orders and invoice', async ({
  page,
}) => {
  await openAccount(page, brand, 'buyer');
  await page.goto(`${brand.origin}/members/dashboard?vin=${VIN}#window-sticker`);
  await makeSticker(page);
  await page.getByRole('alert').getByRole('link', { name: 'Choose a plan' }).click();

  await expect(page.getByText('For 2014 Ford Escape', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /^Three stickers/ }).check();
  await page.getByRole('button', { name: 'Add coupon code' }).click();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('welcome10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Coupon WELCOME10')).toBeVisible();
  const price = (await payButton(page).innerText()).match(/\$[\d.]+/)![0];
  await payButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your 3 sticker credits are ready' })).toBeVisible();
  await page.getByRole('link', { name: 'Create a sticker' }).click();
  await expect(page.getByRole('button', { name: WORDS.en.choose })).toBeVisible();
  await makeSticker(page);
  await expect(page.getByRole('heading', { name: WORDS.en.made })).toBeVisible();

  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Three stickers' })).toContainText(price);
  const invoice = await page.getByRole('link', { name: /^Invoice for order/ }).getAttribute('href');
  expect(await pdfAt(page, invoice!)).toEqual([200, 'application/pdf', '%PDF-']);

  await page.goto(`${brand.origin}/members/credits`);
  await expect(page.getByText('2 left')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText(VEHICLE);
});

test('after the last credit, the next car is paid for and its sticker customized and created without retyping it', async ({
  page,
}) => {
  await buyStickerCredit(page, await openAccount(page, brand, 'used-up'));
  await page.goto(`${brand.origin}/members/dashboard?vin=${OTHER_VIN}#window-sticker`);
  await makeSticker(page);
  await expect(page.getByRole('heading', { name: WORDS.en.made })).toBeVisible();
  await page.goto(`${brand.origin}/members/dashboard?vin=${VIN}#window-sticker`);
  await makeSticker(page);
  await page.getByRole('alert').getByRole('link', { name: 'Choose a plan' }).click();
  await page.getByRole('button', { name: 'Choose equipment' }).click();
  const exterior = page.getByRole('group', { name: /^Exterior color/ });
  await exterior.getByRole('radio', { name: /Another color/ }).check();
  await exterior.getByRole('textbox').fill('Verdigris of a member');
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Verdigris of a member')).toBeVisible();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your sticker is ready' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(VEHICLE);
});

test('a VIN with a wrong check digit gets no sticker offer and links to the corrected one', async ({ page }) => {
  await openAccount(page, brand, 'doubt');
  await page.goto(`${brand.origin}/members/buy?product=sticker&vin=1HGCM82643A004352`);
  await expect(page.getByText('This VIN’s check digit doesn’t match')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Accord');
  await page.getByRole('link', { name: 'Check VIN' }).click();
  await expect(page).toHaveURL(/\/members\/vehicles\/1HGCM82643A004352/);
});

test('buys a subscription, cancels it in two clicks, and undoes the cancellation', async ({ page }) => {
  await openAccount(page, spanish, 'subscriber');
  await page.goto(`${spanish.origin}/members/buy?plan=sticker-monthly`);
  await expect(page.getByText(/^Próximo pago: \$/)).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/\/members\/orders\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${spanish.origin}/members/subscription`);
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar' }).click();
  await expect(page.getByText(/No se te volverá a cobrar/)).toBeVisible();
  await page.getByRole('button', { name: 'Anular cancelación' }).click();
  await expect(page.getByText(/^Próximo pago: \$/)).toBeVisible();
});

test('pauses a plan after showing its next payment, and resumes before anything was skipped', async ({ page }) => {
  await openAccount(page, spanish, 'pauser');
  await page.goto(`${spanish.origin}/members/buy?plan=sticker-monthly`);
  await payButton(page).click();
  await page.waitForURL(/\/members\/orders\//);
  await page.goto(`${spanish.origin}/members/subscription`);
  const next = await page.getByText(/^Próximo pago: \$/).innerText();
  await page.getByRole('button', { name: 'Pausar plan' }).click();
  const panel = page.getByRole('region', { name: 'Pausar plan' });
  await panel.getByRole('radio', { name: '2 meses' }).check();
  await expect(panel).toContainText(/Próximo pago\$[\d.,]+ el /);
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Pausar plan' }).click();
  await expect(page.getByText(/^Se reanuda el /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Reanudar plan' }).click();
  await page.getByRole('button', { name: 'Sí, reanudar' }).click();
  await expect(page.getByText(next, { exact: true })).toBeVisible();
});

test('spec §4: changes a plan for the price shown, and back from the next period', async ({ page }) => {
  await openAccount(page, brand, 'switcher');
  await page.goto(`${brand.origin}/members/dealer`);
  await page.getByRole('textbox', { name: /Company name/ }).fill('Switch Motors');
  await page.getByRole('button', { name: 'Register as a dealer' }).click();
  await expect(page.getByText('You’re registered as a dealer')).toBeVisible();
  await page.goto(`${brand.origin}/members/buy?plan=sticker-dealer-monthly`);
  await payButton(page).click();
  await page.waitForURL(/\/members\/orders\//);

  await page.goto(`${brand.origin}/members/buy?plan=sticker-dealer-unlimited`);
  await page.getByRole('link', { name: 'Switch plan' }).click();
  const panel = page.getByRole('region', { name: 'Switch plan' });
  const pay = panel.getByRole('button', { name: /^Pay \$/ });
  const price = (await pay.innerText()).match(/\$[\d.]+/)![0];
  await expect(panel).toContainText(`Total due today${price}`);
  expect(await violationsOf(page)).toEqual([]);
  await pay.click();
  await expect(page.getByText(/^You’re now on “Unlimited stickers”/)).toBeVisible();
  await page.getByRole('button', { name: 'Switch plan' }).click();
  await page.getByRole('button', { name: /^Switch on / }).click();
  await expect(page.getByText(/^“Thirty a month” starts on /)).toBeVisible();
  await page.getByRole('button', { name: 'Undo plan change' }).click();
  await expect(page.getByText(/^Plan change undone/)).toBeVisible();
  await page.goto(`${brand.origin}/members/orders`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Unlimited stickers' })).toContainText(price);
});

test('a declined card loses nothing; the bank’s challenge leads to the sticker', async ({ page }) => {
  await openAccount(page, brand, 'challenged');
  await page.goto(`${brand.origin}/members/buy?vin=${VIN}`);
  const card = page.getByRole('combobox', { name: 'Test card' });
  await card.selectOption('sandbox-decline');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('For 2014 Ford Escape', { exact: true })).toBeVisible();

  await card.selectOption('sandbox-challenge');
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/bank\?in=account$/);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByRole('heading', { name: 'Your sticker is ready' })).toBeVisible();
  const pdf = await page.getByRole('link', { name: 'Open sticker (PDF)' }).getAttribute('href');
  expect(await pdfAt(page, pdf!)).toEqual([200, 'application/pdf', '%PDF-']);
});
