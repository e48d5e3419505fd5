import { randomUUID } from 'node:crypto';
import { expectFlawless } from '@vinlore/testing-web/violations';
import { brand, VIN } from './brands.ts';
import { countScripts } from './measure.ts';
import { expect, test } from './test.ts';

test('docs/decisions.md §6: a visitor’s sticker options survive a reload and the bank, and appear on the sticker', async ({
  page,
}) => {
  const scripts = await countScripts(page);
  await page.goto(`${brand.origin}/checkout?product=sticker&vin=${VIN}`, { waitUntil: 'networkidle' });
  const checkout = page.locator('[data-island="checkout"]');
  const section = page.getByRole('region', { name: 'Sticker details' });
  await expect(checkout).toHaveAttribute('data-live', '');
  const before = scripts.bytes();
  expect(before).toBeLessThanOrEqual(110_000);

  await section.getByRole('button', { name: 'Choose equipment' }).click();
  await page.getByRole('button', { name: 'Close tour' }).click();
  await expectFlawless(page);
  // A separate chunk that loads only for visitors who customize.
  expect(scripts.bytes() - before).toBeLessThanOrEqual(30_000);
  const exterior = page.getByRole('group', { name: /^Exterior color/ });
  await exterior.getByRole('radio', { name: /Another color/ }).check();
  await exterior.getByRole('textbox').fill('Verdigris of a journey');
  await expect(page.getByRole('img', { name: /2014 Ford Escape/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(section.getByRole('button', { name: 'Change' })).toBeFocused();
  await page.reload();
  await expect(section.getByText('Verdigris of a journey')).toBeVisible();

  await page.locator('input[name=email]').fill(`chooser-${randomUUID()}@example.com`);
  await page.locator('select[name=card]').selectOption('sandbox-challenge');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/checkout\/bank(?:#order=|$)/);
  await expect(page.locator('[data-island="bank-question"]')).toHaveAttribute('data-live', '');
  await page.getByRole('button', { name: /^Approve \$/ }).click();
  await page.waitForURL(/\/checkout\/thanks(?:#order=|$)/);
  const toSticker = page.locator('a[href*="/your-sticker?"]').first();
  await toSticker.click();
  await expect(page.getByText('Verdigris of a journey').first()).toBeVisible();

  // The order's link alone allows changing the options later, for free; the order then links to the new version.
  await page.getByRole('button', { name: 'Edit equipment' }).click();
  await expect(exterior.getByRole('textbox')).toHaveValue('Verdigris of a journey');
  await expectFlawless(page);
  await exterior.getByRole('textbox').fill('Saffron of a journey');
  const old = page.url();
  await page.getByRole('button', { name: 'Create sticker – free' }).click();
  await page.waitForURL((url) => url.pathname === '/your-sticker' && url.href !== old);
  await expect(page.getByText('Saffron of a journey').first()).toBeVisible();
  // From the previous version to the order, whose secret is stored in the history entry.
  await page.goBack();
  await page.goBack();
  await page.waitForURL(/\/checkout\/thanks/);
  await toSticker.click();
  await expect(page.getByText('Saffron of a journey').first()).toBeVisible();
});
