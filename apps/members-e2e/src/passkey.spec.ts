import type { Page } from '@playwright/test';
import { type TestedBrand, brands, WORDS } from './brands.ts';
import { enter, expect, fillLogin, test } from './test.ts';

// They count one member's passkeys, so they run one at a time.
test.describe.configure({ mode: 'default' });

/** Texts these tests look for, in addition to the shared ones. */
const PASSKEY_WORDS = {
  en: {
    add: 'Add passkey',
    isAdded: /^Passkey added/,
    logIn: 'Sign in with a passkey',
    remove: /^Remove Passkey( \d+)?$/,
    removeAction: 'Remove passkey',
    isRemoved: /^Passkey removed/,
    stopped: /^The request was canceled/,
  },
  es: {
    add: 'Agregar llave de acceso',
    isAdded: /^Llave de acceso agregada/,
    logIn: 'Iniciar sesión con llave de acceso',
    remove: /^Eliminar Llave de acceso( \d+)?$/,
    removeAction: 'Eliminar llave de acceso',
    isRemoved: /^Llave de acceso eliminada/,
    stopped: /^La solicitud se canceló/,
  },
} as const;

/**
 * Gives the page's browser a virtual authenticator that approves everything, including autofill prompts before the
 * button can be clicked; tests of the button therefore use a browser without autofill.
 */
async function withDevice(page: Page, { suggests }: { readonly suggests: boolean }) {
  if (!suggests)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    kept: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Whether the device verifies its user. */
    recognizes: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Adds a passkey on the security page. */
async function addPasskey(page: Page, brand: TestedBrand): Promise<void> {
  await enter(page, brand, '/members/security');
  await page.getByRole('button', { name: PASSKEY_WORDS[brand.language].add }).click();
  await expect(page.getByText(PASSKEY_WORDS[brand.language].isAdded).first()).toBeVisible();
}

async function logOut(page: Page, { language }: TestedBrand): Promise<void> {
  await page.getByRole('button', { name: WORDS[language].logOut, exact: true }).click();
  await page.waitForURL(/\/members\/login/);
}

/** One brand without a gate per language; the gate has its own test. */
const tested: readonly TestedBrand[] = (['en', 'es'] as const).map((language) =>
  brands.find((brand) => brand.language === language && !brand.gated)!,
);

for (const brand of tested) {
  const words = PASSKEY_WORDS[brand.language];

  test(`adds a passkey, signs in with it, and removes it: ${brand.key}`, async ({ page }) => {
    const device = await withDevice(page, { suggests: false });
    await addPasskey(page, brand);
    expect(await device.kept()).toBe(1);

    // The session continues with its new token, also after a reload.
    await page.reload();
    const rows = page.getByRole('button', { name: words.remove });
    await expect(rows.first()).toBeVisible();

    await logOut(page, brand);
    await page.getByRole('button', { name: words.logIn }).click();
    await expect(page).toHaveURL(`${brand.origin}/members/security`);

    await expect(rows.first()).toBeVisible();
    const before = await rows.count();
    await rows.last().click();
    await page.getByRole('dialog').getByRole('button', { name: words.removeAction }).click();
    await expect(page.getByText(words.isRemoved).first()).toBeVisible();
    await expect(rows).toHaveCount(before - 1);
  });
}

const english = tested[0]!;

test("signs in with a passkey picked from the email field's autofill", async ({ page }) => {
  await withDevice(page, { suggests: true });
  await addPasskey(page, english);
  await logOut(page, english);
  await page.locator('input[name=email]').focus();
  await expect(page).toHaveURL(`${english.origin}/members/security`);
});

test("explains when the device can't verify you and still offers the password", async ({ page }) => {
  const device = await withDevice(page, { suggests: false });
  await addPasskey(page, english);
  await device.recognizes(false);
  await logOut(page, english);
  await page.getByRole('button', { name: PASSKEY_WORDS.en.logIn }).click();
  await expect(page.getByText(PASSKEY_WORDS.en.stopped)).toBeVisible();
  await fillLogin(page, english);
  await expect(page).toHaveURL(`${english.origin}/members/security`);
});
