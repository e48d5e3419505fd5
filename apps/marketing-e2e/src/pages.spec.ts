import { brand, brands, VIN } from './brands.ts';
import { expect, test } from './test.ts';

test('an invalid VIN gets a 422 with the reason and keeps what you typed', async ({ page }) => {
  const answer = await page.goto(`${brand.origin}/decode?vin=1FMCUOGX7EUA00108`);
  expect(answer?.status()).toBe(422);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This isn’t a valid VIN');
  await expect(page.getByText(/letter O/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /VIN/ }).first()).toHaveValue('1FMCUOGX7EUA00108');
});

for (const [what, typed] of [
  ['emoji', '🚗'.repeat(17)],
  ['3,000 characters', '1'.repeat(3000)],
  ['markup', '"><script>alert(1)</script>'],
] as const)
  test(`${what} as a VIN gets one clear message`, async ({ page }) => {
    const answer = await page.goto(`${brand.origin}/decode?vin=${encodeURIComponent(typed)}`);
    expect(answer?.status()).toBe(422);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This isn’t a valid VIN');
  });

test('docs/decisions.md §5: a decoded page shows source and date for its data and says what’s unknown', async ({
  page,
}) => {
  await page.goto(`${brand.origin}/decode?vin=${VIN}`);
  await expect(page.getByText(/Source: NHTSA vPIC, as of/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not encoded in the VIN' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Get the sticker – \$\d/ })).toHaveAttribute(
    'href',
    `/checkout?product=sticker&vin=${VIN}`,
  );
});

test('each section of a vehicle page is one tap away and says when its data isn’t loaded', async ({ page }) => {
  await page.goto(`${brand.origin}/decode?vin=${VIN}`);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links).toHaveText([
    'Specs',
    'Fuel economy',
    'Safety ratings',
    'Recalls',
    'Known problems',
    'What’s in the report',
  ]);
  for (const link of await links.all()) await expect(page.locator((await link.getAttribute('href'))!)).toBeAttached();
  // The test server only has ratings loaded.
  for (const name of ['Fuel economy', 'Known problems with this model'])
    await expect(page.getByRole('region', { name }).getByText('Not available yet')).toBeVisible();
});

test('a wrong check digit suggests corrections, one tap away', async ({ page }) => {
  const answer = await page.goto(`${brand.origin}/decode?vin=1FMCU0GX8EUA00108`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(/check digit doesn’t match/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Get the sticker/ })).toHaveCount(0);
});

for (const id of ['7K2M-94QX-0RTB-5W3E', 'NOPE', '%E0%A4%A', '<b>', '0'.repeat(900)])
  test(`the unknown sticker number ${id.slice(0, 20)} gets a 404`, async ({ page }) => {
    const answer = await page.goto(`${brand.origin}/verify/${id.includes('%') ? id : encodeURIComponent(id)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Number not found');
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

for (const { key, name, origin } of brands)
  test(`${key}: an unknown URL gets a branded page with a way forward`, async ({ page }) => {
    const answer = await page.goto(`${origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('textbox', { name: /VIN/ }).first()).toBeVisible();
  });

for (const { key, origin } of brands)
  test(`${key}: on small phones the brand name doesn’t overlap the header buttons`, async ({ page }) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(origin);
      const name = page.getByRole('banner').getByRole('link').first();
      const toggle = page.getByRole('banner').getByRole('button').first();
      const end = await name.evaluate((link) => link.getBoundingClientRect().left + link.scrollWidth);
      expect((await toggle.boundingBox())!.x, `at ${width} px`).toBeGreaterThanOrEqual(end);
    }
  });

test('spec §4: submitting a classic VIN names its car', async ({ page }) => {
  await page.goto(`${brand.origin}/decode`);
  await page.getByRole('textbox', { name: /VIN/ }).first().fill('7f02c 100108');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1967 Ford Mustang');
});
