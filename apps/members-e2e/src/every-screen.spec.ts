import { LANGUAGE_COOKIE, languagesOf } from '@vinlore/brand';
import { expectFlawless } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { brands, RATED_VIN, SAMPLE_VIN, type TestedBrand, VIN, WORDS } from './brands.ts';
import { expect, passGate, test } from './test.ts';

/** Signed-out pages by heading. */
const BEFORE_LOGIN = {
  en: [
    ['/members/signup', 'Create your account'],
    ['/members/forgot-password', 'Reset your password'],
    ['/members/forgot-password#token=none', 'Choose a new password'],
    ['/members/confirm#token=none', 'Activate your account'],
    ['/members/confirm-email#token=none', 'Confirm your new email'],
    ['/members/confirm', 'This link is incomplete'],
    ['/members/view', 'Read-only view'],
  ],
  es: [
    ['/members/signup', 'Crea tu cuenta'],
    ['/members/forgot-password', 'Restablece tu contraseña'],
    ['/members/forgot-password#token=none', 'Elige una contraseña nueva'],
    ['/members/confirm#token=none', 'Activa tu cuenta'],
    ['/members/confirm-email#token=none', 'Confirma tu correo nuevo'],
    ['/members/confirm', 'El enlace está incompleto'],
    ['/members/view', 'Vista de solo lectura'],
  ],
} as const;

/** Account pages by heading. */
const ACCOUNT_PAGES = {
  en: [
    ['/members/security', 'Security'],
    ['/members/dealer', 'Dealer account'],
    ['/members/garage', 'Garage'],
    ['/members/inventory', 'Inventory'],
    ['/members/bulk', 'VIN lists'],
    ['/members/subscription', 'Subscription'],
    ['/members/reports/compare', 'Compare reports'],
    ['/members/credits', 'Credits'],
    ['/members/orders', 'Orders'],
    ['/members/support', 'Contact Support'],
    [`/members/buy?vin=${VIN}`, 'Buy stickers'],
    ['/members/profile', 'Profile'],
  ],
  es: [
    ['/members/security', 'Seguridad'],
    ['/members/dealer', 'Cuenta de concesionario'],
    ['/members/garage', 'Garaje'],
    ['/members/inventory', 'Inventario'],
    ['/members/bulk', 'Listas de VIN'],
    ['/members/subscription', 'Suscripción'],
    ['/members/reports/compare', 'Comparar reportes'],
    ['/members/credits', 'Créditos'],
    ['/members/orders', 'Pedidos'],
    ['/members/support', 'Contactar a soporte'],
    [`/members/buy?vin=${VIN}`, 'Comprar etiquetas'],
    ['/members/profile', 'Perfil'],
  ],
} as const;

/** Audits a screen once it has loaded. */
async function judge(page: Page): Promise<void> {
  // Before the app has loaded, a page has neither heading nor skeleton. A modal has its own heading.
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expectFlawless(page);
}

/** Defines tests for each brand in each of its languages. */
function forEachJudged(define: (brand: TestedBrand) => void): void {
  for (const judged of brands)
    for (const language of languagesOf(judged))
      test.describe(`${judged.key}, ${language}`, () => define({ ...judged, language }));
}

forEachJudged((brand) => {
  const words = WORDS[brand.language];
  const speaks = { name: LANGUAGE_COOKIE, value: brand.language, url: brand.origin };

  test('no accessibility violations when signed out', async ({ page }) => {
    await page.context().addCookies([speaks]);
    await page.goto(`${brand.origin}/members/login`);
    if (brand.gated) {
      await expect(page.getByRole('button', { name: words.open })).toBeVisible();
      await judge(page);
      await page.getByRole('button', { name: words.open }).click();
      await judge(page);
      await passGate(page, brand);
    }
    await page.getByRole('button', { name: words.logIn, exact: true }).click();
    await expect(page.locator('[aria-invalid]')).toHaveCount(2);
    await judge(page);
    for (const [path, heading] of BEFORE_LOGIN[brand.language]) {
      await page.goto(brand.origin + path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await judge(page);
    }
  });

  test('no accessibility violations from a VIN to its sticker and its report', async ({ browser, memberOf }) => {
    const context = await browser.newContext({ storageState: await memberOf(brand) });
    await context.addCookies([speaks]);
    const page = await context.newPage();
    await page.goto(`${brand.origin}/members/dashboard?vin=${VIN}#window-sticker`);
    await judge(page);
    await page.getByRole('button', { name: words.choose }).click();
    await page.getByRole('button', { name: words.chooseParts }).waitFor();
    await judge(page);
    await page.getByRole('button', { name: words.chooseParts }).click();
    await page.getByRole('dialog', { name: words.tourFirst }).waitFor();
    await judge(page);
    await page.getByRole('button', { name: words.tourClose }).click();
    await page.getByRole('button', { name: words.make }).click();
    await expect(page.getByRole('heading', { name: words.made })).toBeVisible();
    await judge(page);
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('article')).toBeVisible();
    await judge(page);
    await page.goto(`${brand.origin}/members/dashboard?vin=${SAMPLE_VIN}#vehicle-history-report`);
    await judge(page);
    await page.getByRole('button', { name: words.checkCar }).click();
    const makeOrOpen = page.getByRole('main').locator('.btn-primary').filter({ hasText: words.makeReport });
    await makeOrOpen.waitFor();
    await judge(page);
    await makeOrOpen.click();
    await expect(page.getByRole('article')).toBeVisible();
    await judge(page);
    await page.getByRole('button', { name: words.share, exact: true }).click();
    await page.getByRole('dialog').locator('details summary').click();
    await judge(page);
    await context.close();
  });

  test('no accessibility violations on a vehicle’s own page', async ({ browser, memberOf }) => {
    const context = await browser.newContext({ storageState: await memberOf(brand) });
    await context.addCookies([speaks]);
    const page = await context.newPage();
    for (const vin of [RATED_VIN, VIN, 'NOT-A-VIN']) {
      await page.goto(`${brand.origin}/members/vehicles/${vin}`);
      await judge(page);
    }
    await context.close();
  });

  test('no accessibility violations on the account pages', async ({ browser, memberOf }) => {
    const context = await browser.newContext({ storageState: await memberOf(brand) });
    await context.addCookies([speaks]);
    const page = await context.newPage();
    for (const [path, heading] of ACCOUNT_PAGES[brand.language]) {
      await page.goto(brand.origin + path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await judge(page);
    }
    // Errors and unsaved changes, on a long page to check that the save bar hides nothing.
    await page.locator('form [name=last]').fill('Fernández-Echeverría y Montgomery-Winchester');
    await page.locator('form [name=email]').fill('');
    await page.locator('form [name=email]').press('Enter');
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    await judge(page);
    // The account sheet only exists on phones.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('button[popovertarget=account]').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: words.logOut })).toBeVisible();
    await judge(page);
    await page.goto(`${brand.origin}/members/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await judge(page);
    await context.close();
  });
});
