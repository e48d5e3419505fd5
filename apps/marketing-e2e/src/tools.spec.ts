import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { brand, brands, VEHICLE, VIN } from './brands.ts';
import { expect, test } from './test.ts';

for (const { key, origin } of inTurn(brands, 2))
  test(
    `${key}: a VIN’s recalls are one click away at NHTSA, also without JavaScript`,
    EACH_BRAND,
    async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(`${origin}/recalls`);
      const field = page.getByRole('textbox', { name: /VIN/ }).first();
      await field.fill(VIN.toLowerCase());
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(VEHICLE);
      const link = page.getByRole('link', { name: /nhtsa\.gov/i });
      await expect(link).toHaveAttribute('href', `https://www.nhtsa.gov/recalls?vin=${VIN}`);
      await page.close();
    },
  );

test('a wrong VIN in the recall check gets a message with its fix one tap away', async ({ page }) => {
  await page.goto(`${brand.origin}/recalls?vin=1FMCUOGX7EUA00108`);
  await expect(page.getByText(/letter O/).first()).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(VIN) })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /nhtsa\.gov/i })).toBeVisible();
});

test('the plate look-up opens on the plate tab, before and after hydration', async ({ page }) => {
  await page.goto(`${brand.origin}/plate-lookup`);
  const plate = page.getByRole('textbox', { name: 'License plate' });
  await expect(plate).toBeVisible();
  await expect(page.getByRole('textbox', { name: /VIN/ })).toBeHidden();
  await plate.focus();
  await expect(page.locator('[data-island="vin-look-up"]').first()).toHaveAttribute('data-live', '');
  await expect(plate).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Plate' })).toHaveAttribute('aria-selected', 'true');
});

test('dealer prices can be selected without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${brand.origin}/pricing`);
  const dealers = page.getByRole('heading', { name: 'Thirty a month' });
  await expect(page.getByRole('heading', { name: 'Stickers monthly' })).toBeVisible();
  await expect(dealers).toBeHidden();
  await page.locator('label[for=sticker-dealer]').click();
  await expect(dealers).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stickers monthly' })).toBeHidden();
  await page.close();
});

test('the support form shows errors at their fields and sends a valid message', async ({ page }) => {
  await page.goto(`${brand.origin}/contact`);
  const form = page.locator('[data-island="contact-form"]');
  await form.getByLabel('Message').fill('Is my sticker lost?');
  await form.getByRole('button').click();
  await expect(form.getByText('Enter a valid email address, like name@example.com.')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('visitor@example.com');
  await form.getByRole('button').click();
  await expect(form.getByText('Message sent')).toBeVisible();
});

test('docs/decisions.md §4: the site has search, also on the 404 page', async ({ page }) => {
  await page.goto(`${brand.origin}/no-such-page`);
  await page.getByRole('searchbox').fill('Mustang');
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /Mustang/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mustang');
});

test('signed-in visitors get a link to their account', async ({ page, context }) => {
  await page.goto(brand.origin);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'any', url: brand.origin }]);
  await page.reload();
  await expect(header.getByRole('link', { name: 'My account' })).toBeVisible();
});
