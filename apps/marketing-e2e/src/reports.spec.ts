import { randomUUID } from 'node:crypto';
import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { violationsOf } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { brands, type TestedBrand } from './brands.ts';
import { expect, lookingTest, test } from './test.ts';

const WORDS = {
  en: {
    get: /^Get the report – \$/,
    teaser: 'What’s in the report',
    sample: 'View full sample',
    madeUp: 'This is a sample report',
    pdf: 'Open PDF',
    pay: /^Pay \$/,
    ready: 'Your report is ready',
    open: 'Open report (PDF)',
    read: 'View report',
    hideVin: 'Last six characters of the VIN',
    share: 'Create link',
    nothing: 'No records found – you’re getting a refund',
  },
  es: {
    get: /^Obtener el reporte – \$/,
    teaser: 'Qué incluye el reporte',
    sample: 'Ver la muestra completa',
    madeUp: 'Este es un reporte de muestra',
    pdf: 'Abrir PDF',
    pay: /^Pagar \$/,
    ready: 'Tu reporte está listo',
    open: 'Abrir reporte (PDF)',
    read: 'Ver reporte',
    hideVin: 'Últimos seis caracteres del VIN',
    share: 'Crear enlace',
    nothing: 'Sin registros: te reembolsamos el pago',
  },
} as const;

/** Sample vehicles (docs/reference/sample-vehicles.md): one with a full history, one without any records. */
const FULL = { vin: '1HGCM82673A000000', name: /2003 Honda Accord/ };
const EMPTY = { vin: 'JM1BPALM1K1000000', name: /2019 Mazda/ };

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pays on the checkout page with only an email. */
async function pay(page: Page, { language }: TestedBrand): Promise<void> {
  await expect(page.locator('[data-island="checkout"]')).toHaveAttribute('data-live', '');
  await page.locator('input[name=email]').fill(`reader-${randomUUID()}@example.com`);
  await page.getByRole('button', { name: WORDS[language].pay }).click();
  await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
}

/** Downloads the PDF behind a link on the page. */
async function expectPdf(page: Page, name: string): Promise<void> {
  const href = (await page.getByRole('link', { name }).first().getAttribute('href'))!;
  const pdf = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { type: answer.headers.get('content-type'), start: (await answer.text()).slice(0, 5) };
  }, href);
  expect(pdf).toEqual({ type: 'application/pdf', start: '%PDF-' });
}

for (const brand of inTurn(brands, 0)) {
  const words = WORDS[brand.language];

  test(
    `${brand.key}: VIN → report preview → payment → the report as PDF and on screen, without an account`,
    EACH_BRAND,
    async ({ page }) => {
      await page.goto(brand.origin);
      const field = page.getByRole('textbox', { name: /VIN/ }).first();
      await field.fill(FULL.vin);
      await field.press('Enter');
      await expect(title(page)).toHaveText(FULL.name);
      await expect(page.getByRole('heading', { name: words.teaser })).toBeVisible();
      await page.locator('#report').getByRole('link', { name: words.get }).click();
      await expect(title(page)).toHaveText(FULL.name);
      await expect(page.getByRole('heading', { name: words.teaser })).toBeVisible();
      await pay(page, brand);
      await expect(title(page)).toHaveText(words.ready);
      await expectPdf(page, words.open);
      await page.getByRole('link', { name: words.read }).click();
      await expect(title(page)).toHaveText(FULL.name);
      await expect(page.locator('#section-odometer')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('checkbox', { name: words.hideVin }).check();
      await page.getByRole('button', { name: words.share }).click();
      await page.getByRole('link', { name: /\/vehicle-checks\// }).click();
      await expect(title(page)).toHaveText(FULL.name);
      await expect(page.locator('#section-odometer')).toBeVisible();
      await expect(page.getByText(FULL.vin)).toHaveCount(0);
    },
  );

  test(`${brand.key}: a car without records isn’t charged, and the page says so`, EACH_BRAND, async ({ page }) => {
    await page.goto(`${brand.origin}/checkout?product=report&vin=${EMPTY.vin}`);
    await expect(title(page)).toHaveText(EMPTY.name);
    await pay(page, brand);
    await expect(title(page)).toHaveText(words.nothing);
  });

  lookingTest(
    `${brand.key}: docs/decisions.md §5: the sample report is whole, made up and says so`,
    EACH_BRAND,
    async ({ page }) => {
      await page.goto(`${brand.origin}/sample-report`);
      await page.getByRole('link', { name: words.sample }).click();
      await expect(page.getByText(words.madeUp).first()).toBeVisible();
      await expectPdf(page, words.pdf);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  lookingTest(
    `${brand.key}: docs/decisions.md §3: the teaser is there before any script, and accessible`,
    EACH_BRAND,
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${brand.origin}/decode?vin=${FULL.vin}`);
      await expect(page.getByRole('heading', { name: words.teaser })).toBeVisible();
      await expect(page.locator('#report li').first()).toBeVisible();
      await context.close();
    },
  );
}
