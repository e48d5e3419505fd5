import { randomUUID } from 'node:crypto';
import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import type { Page } from '@playwright/test';
import { brand, brands, VEHICLE, VIN } from './brands.ts';
import { mailedLink } from './outbox.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const newEmail = () => `plain-${randomUUID()}@example.com`;

/** Downloads the PDF behind a link on the page. */
async function expectPdf(page: Page, name: RegExp): Promise<void> {
  const href = (await page.getByRole('link', { name }).first().getAttribute('href'))!;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.goto(new URL(href, page.url()).href).catch(() => undefined),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
}

for (const { key, origin } of brands) {
  test(`${key}: the look-up form works as a plain form before any script`, async ({ page }) => {
    await page.goto(origin);
    const field = page.getByRole('textbox', { name: /VIN/ }).first();
    await field.fill(VIN.toLowerCase());
    await field.press('Enter');
    await expect(title(page)).toContainText(VEHICLE);
  });
}

test('a sticker number can be verified without JavaScript', async ({ page }) => {
  await page.goto(`${brand.origin}/verify`);
  await page.getByRole('textbox').first().fill('7K2M-94QX-0RTB-5W3E');
  await page.getByRole('textbox').first().press('Enter');
  await expect(title(page)).toHaveText('Number not found');
});

test('FAQ entries open and close without JavaScript', async ({ page }) => {
  await page.goto(brand.origin);
  const question = page.locator('details:not([open])').first();
  await question.locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(2);
});

test.describe('docs/decisions.md §4: buying', () => {
  const SHOPS = {
    en: {
      sticker: 'Your sticker is ready',
      report: 'Your report is ready',
      download: /^Download/,
      again: 'Check again',
    },
    es: {
      sticker: 'Tu etiqueta está lista',
      report: 'Tu reporte está listo',
      download: /^Descargar/,
      again: 'Consultar de nuevo',
    },
  } as const;

  /** Reloads until the document is ready: a browser without scripts has to poll. */
  async function expectDocument(page: Page, heading: string, again: string): Promise<void> {
    await expect(async () => {
      const look = page.getByRole('button', { name: again });
      if (!(await page.getByText(heading).isVisible()) && (await look.isVisible())) await look.click();
      await expect(page.getByText(heading)).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
  }

  for (const own of inTurn(brands, 1))
    test(`${own.key}: a sticker, from the car to its PDF; no URL contains the email`, EACH_BRAND, async ({ page }) => {
      const words = SHOPS[own.language];
      const email = newEmail();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${own.origin}/checkout?product=sticker&vin=${VIN}`);
      await page.locator('input[name=email]').fill('ana@');
      await page.locator('form[method=post] button[type=submit]').last().click();
      // Invalid: the error is at the field, and the car is kept.
      await expect(page.locator('input[name=email]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('input[name=email]')).toHaveValue('ana@');
      await expect(title(page)).toContainText(VEHICLE);
      await page.locator('input[name=email]').fill(email);
      await page.locator('form[method=post] button[type=submit]').last().click();
      await expectDocument(page, words.sticker, words.again);
      expect(asked.filter((url) => /@|%40/.test(url))).toEqual([]);
      await expectPdf(page, words.download);
    });

  test('a report, through to its page and PDF', async ({ page }) => {
    await page.goto(`${brand.origin}/checkout?product=report&vin=1HGCM82673A000000`);
    await page.locator('input[name=email]').fill(newEmail());
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expectDocument(page, SHOPS.en.report, SHOPS.en.again);
    await expectPdf(page, SHOPS.en.download);
  });

  test('another plan shows its total before charging', async ({ page }) => {
    await page.goto(`${brand.origin}/checkout?product=sticker&vin=${VIN}`);
    await page.locator('input[name=email]').fill(newEmail());
    const other = page.locator('label', { has: page.locator('input[name=plan]:not([checked])') }).first();
    await other.click();
    const price = (await other.locator('strong').innerText()).trim();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText(`The total is now ${price}. Review it before you pay.`)).toBeVisible();
    await page.getByRole('button', { name: /^(Pay|Subscribe)/ }).click();
    await expect(page.getByText('Order number', { exact: true })).toBeVisible();
  });

  test('the sandbox bank’s challenge settles the order', async ({ page }) => {
    await page.goto(`${brand.origin}/checkout?product=sticker&vin=${VIN}`);
    await page.locator('input[name=email]').fill(newEmail());
    await page.locator('select[name=card]').selectOption('sandbox-challenge');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.getByRole('button', { name: /^Approve \$/ }).click();
    await expectDocument(page, SHOPS.en.sticker, SHOPS.en.again);
  });

  test('a declined card shows an error and keeps the email', async ({ page }) => {
    const email = newEmail();
    await page.goto(`${brand.origin}/checkout?product=sticker&vin=${VIN}`);
    await page.locator('input[name=email]').fill(email);
    await page.locator('select[name=card]').selectOption('sandbox-decline');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('input[name=email]')).toHaveValue(email);
    await page.locator('select[name=card]').selectOption('sandbox-success');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expectDocument(page, SHOPS.en.sticker, SHOPS.en.again);
  });
});

test('a newsletter sign-up is confirmed by pasting the link from its email', async ({ page }) => {
  const email = newEmail();
  await page.goto(brand.origin);
  const form = page.locator('[data-island="mailing-form"]');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(form.getByRole('textbox')).toHaveValue(email);
  await expect(form.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(page.getByText(`We sent a confirmation link to ${email}`)).toBeVisible();
  const link = await mailedLink(page, brand, email, '/mailing#token');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Link' }).fill(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(title(page)).toHaveText('Email confirmed');
  expect(page.url()).not.toContain('token=');
});

test('sends a support message and an account deletion request', async ({ page }) => {
  const email = newEmail();
  await page.goto(`${brand.origin}/contact`);
  const form = page.locator('[data-island="contact-form"] form');
  await form.locator('[name=email]').fill(email);
  await form.getByRole('button').click();
  await expect(form.locator('[name=message]')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('[name=message]').fill('Where is my report?');
  await form.getByRole('button').click();
  await expect(page.locator('#form-contact')).toContainText(email);

  await page.goto(`${brand.origin}/account-deletion`);
  await page.locator('[name=email]').fill(email);
  await page.locator('textarea[name=message]').fill('I sold my car.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('main').getByText(email)).toBeVisible();
});

test('finds recalls by VIN and subscribes to recall alerts', async ({ page }) => {
  const email = newEmail();
  await page.goto(`${brand.origin}/recalls?vin=${VIN}`);
  await page.locator('[data-island="recall-watch"] [name=email]').fill(email);
  await page.locator('[data-island="recall-watch"] button').click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(title(page)).toContainText(VEHICLE);
  const link = await mailedLink(page, brand, email, '/recall-alerts/confirm#token');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Link' }).fill(link);
  await page.getByRole('button', { name: 'Turn on alerts' }).click();
  await expect(title(page)).toHaveText('Recall alerts are on');
});
