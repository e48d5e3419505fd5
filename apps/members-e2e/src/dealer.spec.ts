import { readFile } from 'node:fs/promises';
import { violationsOf } from '@vinlore/testing-web/violations';
import { brand as english, VEHICLE, VIN } from './brands.ts';
import { expect, fillLogin, forEachBrand, passGate, test } from './test.ts';

/** Texts of the dealer pages that the tests look for. */
const DEALING = {
  en: {
    paste: 'Paste a list',
    vins: 'One VIN per line',
    add: 'Add vehicles',
    choose: /^Select .*2014 Ford Escape/,
    make: 'Create 1 sticker',
    start: /^Create sticker – 1 credit$/,
    zip: 'Download stickers (ZIP)',
    print: 'Print all (one PDF)',
    checkDigit: /check digit doesn’t match/,
  },
  es: {
    paste: 'Pegar una lista',
    vins: 'Un VIN por línea',
    add: 'Agregar vehículos',
    choose: /^Seleccionar .*2014 Ford Escape/,
    make: 'Crear 1 etiqueta',
    start: /^Crear etiqueta – 1 crédito$/,
    zip: 'Descargar etiquetas (ZIP)',
    print: 'Imprimir todas (un PDF)',
    checkDigit: /dígito verificador no coincide/,
  },
} as const;

forEachBrand((brand) => {
  const words = DEALING[brand.language];

  test('from pasted VINs to stickers as a ZIP and as one PDF, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${brand.origin}/members/inventory`);
    await passGate(page, brand);
    await fillLogin(page, brand, 'dealer@example.com');
    await page.waitForURL(/\/members\/inventory/);

    await page.getByRole('button', { name: words.paste }).click();
    await page.getByRole('textbox', { name: words.vins }).fill(`vin,stock\n${VIN},A-1\n${VIN.slice(0, 16)}9,A-2`);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('table')).toContainText(words.checkDigit);
    await expect(page.getByRole('listitem').filter({ hasText: VEHICLE })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('checkbox', { name: words.choose }).check();
    await page.getByRole('button', { name: words.make }).click();
    await page.getByRole('button', { name: words.start }).click();
    const link = page.getByRole('link', { name: words.zip });
    await expect(link).toBeVisible({ timeout: 30_000 });
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.toString('latin1')).toContain(`${VIN}-2014-Ford-Escape`);

    const print = page.getByRole('link', { name: words.print });
    const [sheets] = await Promise.all([page.waitForEvent('download'), print.click()]);
    expect((await readFile(await sheets.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });
});

/** A sample vehicle used only by this dealer, with records. */
const ALTIMA = '1N4AL3AP5DC000000';

test('creates a report for each pasted VIN even if the dealer leaves the page', async ({ page }) => {
  await page.goto(`${english.origin}/members/bulk`);
  await fillLogin(page, english, 'dealer@example.com');
  await page.getByRole('link', { name: 'Reports', exact: true }).and(page.locator('[href*="product=report"]')).click();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'One VIN per line' }).fill(`${ALTIMA}\n${ALTIMA.slice(0, 16)}1`);
  await page.getByRole('button', { name: 'See cost' }).click();
  // An earlier run of this server may have created it: then it is free.
  await page.getByRole('button', { name: /^(Create report – 1 credit|Get reports – free)$/ }).click();
  await expect(page.getByRole('button', { name: 'Show all vehicles' }).first()).toBeVisible();
  await page.goto(`${english.origin}/members/dashboard`);
  await page.goto(`${english.origin}/members/bulk?product=report`);
  await expect(page.getByRole('link', { name: 'Download reports (ZIP)' }).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show all vehicles' }).first().click();
  await expect(page.getByRole('table')).toContainText('check digit doesn’t match');
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole('table')
    .getByRole('link', { name: /2013 Nissan Altima/ })
    .click();
  await expect(page.getByRole('article')).toContainText('2013 Nissan Altima');
});
