import type { Locator } from '@playwright/test';
import { brand as open, brands, VIN, WORDS } from './brands.ts';
import { enter, expect, fillLogin, forEachBrand, MEMBER, passGate, PASSWORD, test } from './test.ts';

forEachBrand((brand) => {
  const words = WORDS[brand.language];

  test('spec §2: a direct link survives gate and sign-in, with query and hash', async ({ page }) => {
    await enter(page, brand, `/members/dashboard?vin=${VIN}#window-sticker`);
    await expect(page).toHaveURL(`${brand.origin}/members/dashboard?vin=${VIN}#window-sticker`);
    await expect(page.getByRole('heading', { name: words.stickers, exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /VIN/ })).toHaveValue(VIN);
  });

  test('docs/decisions.md §2: a reload keeps the session, signing out ends it', async ({ page }) => {
    await enter(page, brand);
    await expect(page.getByRole('button', { name: words.logOut })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: words.logOut })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(JSON.parse(kept)).toMatchObject({ logged_in: 'true' });
    expect(kept).not.toContain('token');

    await page.goto(`${brand.origin}/members/login`);
    await expect(page).toHaveURL(`${brand.origin}/members/dashboard`);

    await page.getByRole('button', { name: words.logOut }).click();
    await expect(page.getByText(words.loggedOut)).toBeVisible();
    await page.goto(`${brand.origin}/members/dashboard`);
    await expect(page).toHaveURL(`${brand.origin}/members/login`);
  });
});

test('a wrong password shows an error above the button and keeps the input', async ({ page }) => {
  await page.goto(`${open.origin}/members/login`);
  await fillLogin(page, open, MEMBER, 'not the password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name=email]')).toHaveValue(MEMBER);
  await expect(page.locator('input[name=pass]')).toHaveValue('not the password');
  await expect(page).toHaveURL(`${open.origin}/members/login`);
});

test('after a session ends, signing in returns you to the same page with your input intact', async ({ page }) => {
  await enter(page, open, `/members/dashboard?vin=${VIN}#window-sticker`);
  await page.getByRole('button', { name: WORDS.en.choose }).click();
  await page.getByRole('button', { name: WORDS.en.chooseParts }).click();
  await expect(page.getByRole('button', { name: WORDS.en.make })).toBeVisible();
  await page.context().clearCookies();
  await page.route(/\/api-cwa\/(generate|confirm)-sticker$/, (route) =>
    route.fulfill({ status: 401, json: { status: 'error', message: 'Sign in again.' } }),
  );
  await page.getByRole('button', { name: WORDS.en.make }).click();
  await expect(page).toHaveURL(/\/members\/login\?next=/);
  await expect(page.getByRole('status')).toContainText('Your session expired');
  await fillLogin(page, open);
  await expect(page).toHaveURL(`${open.origin}/members/dashboard?vin=${VIN}#window-sticker`);
  await expect(page.getByRole('textbox', { name: /VIN/ })).toHaveValue(VIN);
});

test('docs/decisions.md §2: removes a stale signed-in flag instead of looping between sign-in and dashboard', async ({
  page,
}) => {
  await page.goto(`${open.origin}/members/login`);
  await page.evaluate(() => localStorage.setItem('logged_in', 'true'));
  await page.goto(`${open.origin}/members/login`);
  await expect(page.getByRole('button', { name: WORDS.en.logIn, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('logged_in'))).toBeNull();
});

test('signing out in one tab signs out in the other', async ({ page, context }) => {
  await enter(page, open);
  const other = await context.newPage();
  await other.goto(`${open.origin}/members/dashboard`);
  await other.getByRole('button', { name: WORDS.en.logOut }).click();
  await expect(page).toHaveURL(`${open.origin}/members/login`);
});

test('keyboard only: sign in, choose a car, reach the button that creates its sticker', async ({ page }) => {
  await page.goto(`${open.origin}/members/login`);
  await expect(page.getByRole('button', { name: WORDS.en.logIn, exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name=email]')).toBeFocused();
  await page.keyboard.type(MEMBER);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${open.origin}/members/dashboard`);
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let step = 0; step < 64 && !(await target.evaluate((node) => node === document.activeElement)); step++)
      await page.keyboard.press('Tab');
  };
  await tabTo(page.getByRole('button', { name: 'Window sticker' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('textbox', { name: /VIN/ }));
  await page.keyboard.type(VIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  // The link to the vehicle's own page comes in between.
  const choose = page.getByRole('button', { name: WORDS.en.chooseParts });
  await tabTo(choose);
  await expect(choose).toBeFocused();
});

test('spec §2: the gate rejects wrong credentials and remembers the destination', async ({ page }) => {
  const gated = brands.find((each) => each.gated)!;
  await page.goto(`${gated.origin}/members/dashboard?vin=${VIN}`);
  await page.locator('input[name=email]').fill('gate@example.com');
  await page.locator('input[name=pass]').fill('not the access');
  await page.getByRole('button', { name: WORDS[gated.language].open }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await passGate(page, gated);
  await expect(page).toHaveURL(new RegExp(`/members/login\\?next=.*${VIN}`));
});

forEachBrand((brand) => {
  test('the gate precedes sign-in if the brand has one', async ({ page }) => {
    await page.goto(`${brand.origin}/members/login`);
    await passGate(page, brand);
    await expect(page).toHaveURL(`${brand.origin}/members/login`);
  });
});
