import { expectFlawless } from '@vinlore/testing-web/violations';
import { brand } from './brands.ts';
import { expect, test } from './test.ts';

/** A vehicle no other test saves. */
const CIVIC = '2HGFC2F53JH000007';

test('shares a saved vehicle by a link that is never cached and stops working once disabled', async ({
  browser,
  memberOf,
}) => {
  const context = await browser.newContext({ storageState: await memberOf(brand) });
  const page = await context.newPage();
  await page.goto(`${brand.origin}/members/garage`);
  await page.locator('main input[name=vin]').fill(CIVIC);
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  const card = page.getByRole('listitem').filter({ hasText: '2018 Honda Civic' });
  await card.getByRole('link').click();
  await page.getByRole('textbox', { name: /^Nickname/ }).fill('Gray <b>Civic</b>');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gray <b>Civic</b>' })).toBeVisible();
  await page.getByRole('button', { name: 'Add expense' }).click();
  await expectFlawless(page);
  await page.getByRole('textbox', { name: 'Amount (USD)' }).fill('45.12');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await expect(page.getByRole('button', { name: /^Edit Fuel,/ })).toBeVisible();

  await page.getByRole('link', { name: 'All vehicles' }).click();
  await page.getByRole('button', { name: 'Turn on link' }).click();
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  const shown = await phone.goto(link);
  expect(shown!.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  await expect(phone.getByRole('heading', { level: 2, name: 'Gray <b>Civic</b>' })).toBeVisible();
  await expect(phone.getByRole('main')).toContainText(`${CIVIC.slice(9, 11)}••••••`);
  expect(await phone.content()).not.toContain(CIVIC.slice(11));
  await expectFlawless(phone);

  await page.getByRole('button', { name: 'Turn off link' }).click();
  await expect(page.getByRole('button', { name: 'Turn on link' })).toBeVisible();
  expect((await phone.goto(link))!.status()).toBe(404);
  await stranger.close();
  await context.close();
});
