import type { Page } from '@playwright/test';
import { stepAt, totpCode } from '@vinlore/account-domain';
import { openAccount } from './accounts.ts';
import { brand, VIN, WORDS } from './brands.ts';
import { expect, fillLogin, test } from './test.ts';

const codeField = (page: Page) => page.locator('input[name=code]');

/** Signs out and back in with the password, up to the second step. */
async function backToTheCode(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: WORDS.en.logOut, exact: true }).click();
  await fillLogin(page, brand, email);
  await expect(codeField(page)).toBeFocused();
}

test('ADR 37: a dealer’s 101st credit requires two-step verification on the spot and at each sign-in from then on', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = await openAccount(page, brand, 'two-step');
  await page.goto(`${brand.origin}/members/dealer`);
  await page.locator('input[name=company_name]').fill('Journey Motors');
  await page.getByRole('button', { name: 'Register as a dealer' }).click();
  await expect(page.getByText('You’re registered as a dealer')).toBeVisible();

  // Four times thirty credits.
  for (let bought = 0; bought < 4; bought += 1) {
    await page.goto(`${brand.origin}/members/buy?plan=sticker-dealer-monthly`);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/members\/orders\//);
  }
  await page.goto(`${brand.origin}/members/dashboard`);
  await expect(page.getByText('Protect your credits')).toBeVisible();
  await page.goto(`${brand.origin}/members/dashboard?vin=${VIN}#window-sticker`);
  await page.getByRole('button', { name: WORDS.en.choose }).click();
  await page.getByRole('button', { name: WORDS.en.chooseParts }).click();
  await page.getByRole('button', { name: WORDS.en.make }).click();
  const asked = page.getByRole('dialog', { name: 'Protect your credits to continue' });
  await asked.getByRole('button', { name: 'Not now' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('You have more than 100 credits');

  await page.getByRole('button', { name: WORDS.en.make }).click();
  await asked.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up two-step verification' });
  const secret = (await setUp.locator('code').innerText()).replaceAll(/\s/g, '');
  await codeField(page).fill(totpCode(secret, stepAt(new Date())));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const recovery = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
  // The original action continues: the car and its options aren't entered again.
  await expect(page.getByRole('heading', { name: 'Your sticker is ready' })).toBeVisible();

  await backToTheCode(page, email);
  await codeField(page).fill(totpCode(secret, stepAt(new Date()) + 1));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: WORDS.en.logOut, exact: true }).waitFor();

  await backToTheCode(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await codeField(page).fill(recovery[0]!);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: WORDS.en.logOut, exact: true }).waitFor();
  await page.goto(`${brand.origin}/members/security`);
  await expect(page.getByText(`${recovery.length - 1} recovery codes left.`)).toBeVisible();
});
