import { randomUUID } from 'node:crypto';
import { expectFlawless } from '@vinlore/testing-web/violations';
import { brand, VIN } from './brands.ts';
import { countScripts } from './measure.ts';
import { expect, test } from './test.ts';

test('docs/decisions.md §6: what a visitor chose outlives a reload and the bank, and stands on the sticker', async ({
  page,
}) => {
  const scripts = await countScripts(page);
  await page.goto(`${brand.origin}/checkout?product=sticker&vin=${VIN}`, { waitUntil: 'networkidle' });
  const checkout = page.locator('[data-island="checkout"]');
  const section = page.getByRole('region', { name: 'What the sticker shows' });
  await expect(checkout).toHaveAttribute('data-live', '');
  const before = scripts.bytes();
  expect(before).toBeLessThanOrEqual(110_000);

  await section.getByRole('button', { name: 'Choose what it shows' }).click();
  await page.getByRole('button', { name: 'Close the tour' }).click();
  await expectFlawless(page);
  // A part of its own, that nobody fetches who does not choose.
  expect(scripts.bytes() - before).toBeLessThanOrEqual(30_000);
  const exterior = page.getByRole('group', { name: /^Exterior color/ });
  await exterior.getByRole('radio', { name: /Another color/ }).check();
  await exterior.getByRole('textbox').fill('Verdigris of a journey');
  await expect(page.getByRole('img', { name: /2014 Ford Escape/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use these choices' }).click();
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
  await page.locator('a[href*="/your-sticker?"]').first().click();
  await expect(page.getByText('Verdigris of a journey').first()).toBeVisible();
});
