import { expect, test } from './test.ts';
import { buyStickerCredit, lettersTo, mailedLink, newAddress } from './accounts.ts';
import { brand, brands, VEHICLE, VIN, WORDS } from './brands.ts';

const spanish = brands.find(({ language }) => language === 'es')!;
const es = WORDS.es;

test('a Spanish-speaking member of an English brand gets screens, errors, email, and sticker in Spanish', async ({
  page,
  context,
}) => {
  const email = newAddress('lupe');
  // As the links on the Spanish pages do.
  await page.goto(`${brand.origin}/members/signup?language=es`);
  await expect(page).toHaveURL(`${brand.origin}/members/signup`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=pass]').fill('12345678901234');
  await page.getByRole('button', { name: es.create }).click();
  await expect(page.getByRole('alert').first()).toContainText('contraseña');
  await page.locator('[name=pass]').fill('un camino tranquilo al alba');
  await page.getByRole('button', { name: es.create }).click();

  const link = await mailedLink(page, brand, email, '/members/confirm#token=');
  expect((await lettersTo(page, email))[0]).toContain('Activa tu cuenta');
  // In a browser without a stored choice, the email link carries the language.
  await context.clearCookies({ name: 'language' });
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL(`${brand.origin}/members/dashboard`);

  await buyStickerCredit(page, email);
  await page.reload();
  await page.getByRole('link', { name: 'Etiquetas', exact: true }).click();
  await page.getByRole('textbox', { name: /VIN/ }).fill(VIN);
  await page.getByRole('button', { name: es.choose }).click();
  await page.getByRole('button', { name: es.chooseParts }).click();
  await page.getByRole('button', { name: es.make }).click();
  await expect(page.getByRole('heading', { name: es.made })).toBeVisible();
  const made = page.getByRole('main').getByRole('listitem').filter({ hasText: VEHICLE }).first();
  const verify = await made.getByRole('link', { name: es.verify }).getAttribute('href');
  expect(verify).toContain(`${brand.origin}/es/verify/`);
  await page.goto(verify!);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(es.genuine);
  await expect(page.locator('main [lang=es]').first()).toContainText('Etiqueta de ventanilla');
});

test('switching the language in the shell reloads the same page in that language', async ({
  page,
  memberOf,
  context,
}) => {
  const { cookies, origins } = await memberOf(spanish);
  await context.addCookies(cookies);
  await context.addInitScript(
    (kept) => kept.forEach(({ name, value }) => localStorage.setItem(name, value)),
    origins.find(({ origin }) => origin === spanish.origin)?.localStorage ?? [],
  );
  await page.goto(`${spanish.origin}/members/dashboard?vin=${VIN}#window-sticker`);
  await page.getByRole('link', { name: 'English', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`${spanish.origin}/members/dashboard?vin=${VIN}#window-sticker`);
  await expect(page.getByRole('button', { name: WORDS.en.choose })).toBeVisible();
  await page.getByRole('link', { name: 'Español', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: es.choose })).toBeVisible();
});
