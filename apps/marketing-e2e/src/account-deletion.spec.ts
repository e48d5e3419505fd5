import { randomUUID } from 'node:crypto';
import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import type { Page } from '@playwright/test';
import { brand, brands, type TestedBrand } from './brands.ts';
import { mailedLink } from './outbox.ts';
import { expect, test } from './test.ts';

const WORDS = {
  en: {
    title: 'Delete your account',
    submit: 'Submit',
    submitted: 'Your request has been submitted successfully!',
    next: 'Check your inbox',
    invalid: 'Please enter a valid email address.',
    confirmTitle: 'Delete your account?',
    confirm: 'Delete my account',
    closed: 'Your account is closed',
    undo: 'Reactivate my account',
    open: 'Welcome back',
    over: 'This link has expired',
  },
  es: {
    title: 'Eliminar tu cuenta',
    submit: 'Enviar',
    submitted: '¡Tu solicitud se envió correctamente!',
    next: 'Ahora revisa tu correo',
    invalid: 'Escribe un correo electrónico válido.',
    confirmTitle: '¿Eliminar tu cuenta?',
    confirm: 'Eliminar mi cuenta',
    closed: 'Cerramos tu cuenta',
    undo: 'Reactivar mi cuenta',
    open: 'Qué bueno tenerte de vuelta',
    over: 'Este enlace venció',
  },
} as const;

const PASSWORD = 'una lata de pintura verde';

/** Posts to the API from inside the page, the way its scripts do. */
function post(page: Page, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return page.evaluate(
    async ([path, fields, headers]) => {
      const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
      const { data } = (await response.json()) as { data?: unknown };
      return { status: response.status, data };
    },
    [path, fields, headers] as const,
  );
}

/** Signs up a fresh account for one journey: passes the gate if there is one and confirms the email. */
async function openAccount(page: Page, brand: TestedBrand): Promise<string> {
  const email = `leaving-${randomUUID()}@example.com`;
  await page.goto(`${brand.origin}/account-deletion`);
  await page.evaluate(
    async (pair) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/securelogin', { method: 'POST', body: JSON.stringify(pair), headers });
    },
    { email: 'gate@example.com', pass: process.env['SAMPLE_PASSWORD'] ?? '' },
  );
  expect(await post(page, '/api-cwa/register', { email, pass: PASSWORD })).toMatchObject({ status: 200 });
  const link = new URL(await mailedLink(page, brand, email, '/members/confirm#token'));
  const token = link.hash.replace('#token=', '');
  expect(await post(page, '/api-cwa/register/confirm', { token, new_pass: PASSWORD })).toMatchObject({ status: 200 });
  return email;
}

const logIn = (page: Page, email: string) => post(page, '/api-cwa/login', { email, pass: PASSWORD });
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

for (const each of inTurn(brands, 0))
  test(
    `${each.key}: a member deletes their account by email, changes their mind, and gets it back`,
    EACH_BRAND,
    async ({ page, complaints }) => {
      const words = WORDS[each.language];
      const email = await openAccount(page, each);

      await page.goto(`${each.origin}/account-deletion`);
      await heading(page, words.title);
      const submit = page.getByRole('button', { name: words.submit });
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(words.invalid);
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=message]').fill('I sold my car.');
      await submit.click();
      await expect(page.getByText(words.submitted)).toBeVisible();
      await expect(page.getByText(words.next)).toBeVisible();
      await expect(page.locator('[name=email]')).toHaveValue('');
      await expect(page.locator('[name=message]')).toHaveValue('');

      const confirm = await mailedLink(page, each, email, '/account-deletion/confirm#token');
      await page.goto(confirm);
      await heading(page, words.confirmTitle);
      expect((await logIn(page, email)).status, 'opening the link does nothing').toBe(200);
      await page.getByRole('button', { name: words.confirm }).click();
      await heading(page, words.closed);
      expect((await logIn(page, email)).status).toBe(422);

      await page.goto(await mailedLink(page, each, email, '/account-deletion/undo#token'));
      await page.getByRole('button', { name: words.undo }).click();
      await heading(page, words.open);
      const { status, data } = await logIn(page, email);
      expect(status).toBe(200);
      const { token } = data as { token: string };
      const exported = await post(page, '/api/user/export', {}, { bearer: token });
      expect(exported.data).toMatchObject({ account: { email }, deletion_requests: [{ state: 'restored' }] });

      await page.goto(confirm);
      await page.getByRole('button', { name: words.confirm }).click();
      await heading(page, words.over);
      // This journey expects these error responses.
      expect(complaints.every((complaint) => complaint.startsWith('422 '))).toBe(true);
      complaints.length = 0;
    },
  );

test('the form can be filled in and submitted with the keyboard alone', async ({ page }) => {
  await page.goto(`${brand.origin}/account-deletion`);
  await page.locator('[name=email]').focus();
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('I sold my car.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(WORDS.en.submitted)).toBeVisible();
});

test('the deletion page also loads at most 4 KB of script before the first interaction', async ({ page }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bytes += (await response.request().sizes()).responseBodySize;
  });
  await page.goto(`${brand.origin}/account-deletion`, { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(4_000);
});

test('when the form’s script fails to load, the browser submits the form and keeps what you typed', async ({
  page,
  complaints,
}) => {
  await page.goto(`${brand.origin}/account-deletion`);
  await page.route('**/assets/*.js', (route) => route.abort());
  // The first touch of the form requests its script, which is blocked before or during the click.
  await page.locator('[name=email]').fill('nobody@example.com');
  await page.getByRole('button', { name: WORDS.en.submit }).click();
  await expect(page.getByText('Please enter a message.')).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue('nobody@example.com');
  complaints.length = 0;
});
