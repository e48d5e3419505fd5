import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectLetters, mailedLink, newAddress, openAccount } from './accounts.ts';
import { brand as open, brands, WORDS } from './brands.ts';
import { enter, expect, fillLogin, MEMBER, passGate, test } from './test.ts';

const gated = brands.find((each) => each.gated)!;
const spanish = brands.find(({ language }) => language === 'es')!;

/** The URL changes before the screen does: fill in fields only once the heading is visible. */
const stands = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

/** A picture of 800 × 400 pixels, created in the page. */
async function aPicture(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 800, height: 400 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#2f6f4f';
    context.fillRect(0, 0, 800, 400);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(data, 'base64');
}

test('from sign-up by email to the page you wanted; becoming a dealer, and exporting all data', async ({
  page,
  context,
}) => {
  const email = newAddress('dealer');
  await page.goto(`${gated.origin}/members/dealer`);
  await passGate(page, gated);
  await stands(page, 'Sign in');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await stands(page, 'Create your account');
  await field(page, 'email').fill(email);
  await field(page, 'pass').fill('a quiet road at dawn');
  await page.getByRole('button', { name: WORDS.en.create }).click();
  await stands(page, 'Check your inbox');
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto(await mailedLink(page, gated, email, '/members/confirm#token='));
  await stands(mailbox, 'Activate your account');
  await mailbox.getByRole('button', { name: 'Activate account' }).click();

  // Both continue to the original destination: the window opened from the email, on any device, and the one that polls.
  await stands(mailbox, 'Dealer account');
  await stands(page, 'Dealer account');
  await field(page, 'company_name').fill('Journey Motors');
  await field(page, 'phone').pressSequentially('305-555 0100');
  await expect(field(page, 'phone')).toHaveValue('3055550100');
  await page.getByRole('button', { name: 'Register as a dealer' }).click();
  await expect(page.getByText('You’re registered as a dealer')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Dealer', { exact: true }).last()).toBeVisible();

  await page.getByRole('link', { name: 'Security' }).click();
  await stands(page, 'Security');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${gated.key}-data.json`);
  const data = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(data)).toBeInstanceOf(Object);
  expect(data).toContain(email);
  expect(data).toContain('Journey Motors');
  await expect(page.getByText(/^Downloaded /)).toBeVisible();
});

test('docs/decisions.md §3, keyboard only: a known email sees the same screen, and its owner gets an email', async ({
  page,
}) => {
  await page.goto(`${open.origin}/members/signup`);
  await stands(page, 'Create your account');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(field(page, 'email')).toBeFocused();
  await page.keyboard.type(MEMBER);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a quiet road at dusk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expectLetters(page, MEMBER, 1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use a different email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await stands(page, 'Create your account');
  await expect(field(page, 'email')).toHaveValue(MEMBER);
});

test('resetting a password by email ends other sessions; the profile and its picture stay', async ({
  page,
  browser,
}) => {
  const email = await openAccount(page, spanish, 'olvido');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${spanish.origin}/members/login`);
  await elsewhere.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await stands(elsewhere, 'Restablece tu contraseña');
  await field(elsewhere, 'email').fill(email);
  await elsewhere.getByRole('button', { name: 'Enviar enlace' }).click();
  await stands(elsewhere, 'Revisa tu correo');
  const link = await mailedLink(elsewhere, spanish, email, '/members/forgot-password#token=');
  await elsewhere.goto(link);
  await elsewhere.getByText('Al menos 8 caracteres.').waitFor();
  await field(elsewhere, 'new_pass').fill('un camino tranquilo');
  await elsewhere.getByRole('button', { name: 'Guardar e iniciar sesión' }).click();
  await stands(elsewhere, 'Panel');

  // The earlier session has ended and says so.
  await page.goto(`${spanish.origin}/members/profile`);
  await fillLogin(page, spanish, email, 'un camino tranquilo');
  await stands(page, 'Perfil');
  // The link works only once.
  await elsewhere.context().clearCookies();
  await elsewhere.evaluate(() => localStorage.clear());
  await elsewhere.goto(link);
  // Checked before anyone types a new password.
  await expect(elsewhere.getByRole('link', { name: 'Solicita uno nuevo' })).toBeVisible();
  await expect(field(elsewhere, 'new_pass')).toHaveCount(0);
  await elsewhere.context().close();

  await field(page, 'first').fill('Eva');
  await field(page, 'city').fill('Miami');
  await page.getByRole('link', { name: 'Panel', exact: true }).click();
  await stands(page, 'Panel');
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Perfil guardado').first()).toBeVisible();

  const picture = page.locator('input[type=file]');
  await picture.setInputFiles({ name: 'notas.png', mimeType: 'image/png', buffer: Buffer.from('no es una foto') });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No podemos leer esta imagen');
  await picture.setInputFiles({ name: 'eva.png', mimeType: 'image/png', buffer: await aPicture(page) });
  await expect(page.getByText('Foto actualizada').first()).toBeVisible();

  await page.reload();
  await expect(field(page, 'first')).toHaveValue('Eva');
  await expect(field(page, 'city')).toHaveValue('Miami');
  const shown = page.locator('main img').first();
  await expect(shown).toHaveAttribute('src', /\/api-cwa\/image\?id=/);
  // Spec §5: at most 600 × 600, keeping the aspect ratio.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([600, 300]);
});

test('sessions end one by one, or all others with a new password; a new email takes effect once confirmed', async ({
  page,
  browser,
}) => {
  const email = await openAccount(page, open, 'sessions');
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`${open.origin}/members/login`);
  await fillLogin(phone, open, email);
  await stands(phone, 'Dashboard');

  await page.goto(`${open.origin}/members/security`);
  await stands(page, 'Security');
  await page.getByRole('button', { name: /^Sign out .+, last used/ }).click();
  await expect(page.getByText('1 device signed out').first()).toBeVisible();
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  await phone.goto(`${open.origin}/members/dashboard`);
  await fillLogin(phone, open, email);
  await stands(phone, 'Dashboard');

  await field(page, 'new_pass').fill('a quiet road at noon');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Password changed/).first()).toBeVisible();
  await phone.goto(`${open.origin}/members/dashboard`);
  await fillLogin(phone, open, email);
  await expect(phone.getByRole('alert')).toBeVisible();

  const next = newAddress('moved');
  await page.getByRole('link', { name: 'Profile' }).click();
  await stands(page, 'Profile');
  await field(page, 'email').fill(next);
  await page.getByRole('button', { name: 'Save changes' }).click();
  // In the notice, which scrolls into view, and next to the button.
  await expect(page.getByText(`We sent a link to ${next}.`).first()).toBeInViewport();
  await expect(field(page, 'email')).toHaveValue(email);
  // The inbox may be on a device that isn't signed in.
  await phone.goto(await mailedLink(page, open, next, '/members/confirm-email#token='));
  await stands(phone, 'Confirm your new email');
  await phone.getByRole('button', { name: 'Confirm email' }).click();
  await expect(phone.getByText(`From now on, sign in with ${next}.`)).toBeVisible();
  await phone.goto(`${open.origin}/members/login`);
  await fillLogin(phone, open, next, 'a quiet road at noon');
  await stands(phone, 'Dashboard');
  await phone.context().close();
});

test("changing the password in one tab doesn't sign out the other", async ({ page, context }) => {
  await openAccount(page, open, 'tabs');
  await page.goto(`${open.origin}/members/security`);
  await stands(page, 'Security');
  const other = await context.newPage();
  await other.goto(`${open.origin}/members/profile`);
  await stands(other, 'Profile');
  await field(page, 'new_pass').fill('a quiet road at noon');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Password changed/).first()).toBeVisible();

  await field(other, 'city').fill('Miami');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Profile saved').first()).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(field(page, 'city')).toHaveValue('Miami');
});

test('look.md: offline, a form shows its error next to the button and can be sent later', async ({
  page,
  context,
  complaints,
}) => {
  await openAccount(page, open, 'offline');
  await page.goto(`${open.origin}/members/profile`);
  await stands(page, 'Profile');
  await field(page, 'city').fill('Reno');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved').first()).toBeVisible();
  // Chromium logs the lost connection, which the page explains.
  complaints.length = 0;
});

test('deleting the account takes two clicks from the security page, with the email filled in', async ({ page }) => {
  await enter(page, open, '/members/security');
  await stands(page, 'Security');
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await stands(page, 'Delete your account');
  await page.locator('textarea').fill('I sold my car.');
  await expect(field(page, 'email')).toHaveValue(MEMBER);
});

test('uncaught errors are reported to the server without query and hash', async ({ page, complaints }) => {
  await page.goto(`${open.origin}/members/login?next=%2Fmembers%2Fdashboard`);
  await stands(page, 'Sign in');
  const told = page.waitForRequest((request) => request.url().endsWith('/api-cwa/logs'));
  await page.evaluate(
    () => void setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { message: 'a journey broke this' }))),
  );
  const report = (await told).postDataJSON() as unknown;
  expect(report).toEqual({ message: 'a journey broke this', path: '/members/login' });
  complaints.length = 0;
});
