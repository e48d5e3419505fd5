import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { violationsOf } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { brand, brands } from './brands.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Two vehicles of the same manufacturer and year, and one from another manufacturer. */
const [CAR, SIBLING, STRANGER] = ['1FMCU0GX7EUA00108', '1FMCU0GX1EUB00124', '1M8GDM9AXKP042788'];
const OFFLINE = { en: 'You’re offline', es: 'Estás sin conexión' } as const;

/** Interacts with the look-up form, which installs the service worker, and waits until it controls the page. */
async function controlled(page: Page): Promise<void> {
  await page.locator('[name=vin]').first().focus();
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** Every URL in this browser's caches. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('decodes a VIN offline if its manufacturer and year were looked up before', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(`${brand.origin}/decode`);
  await controlled(page);
  const field = page.getByRole('textbox', { name: 'Vehicle identification number (VIN)' });
  await field.fill(CAR);
  await expect(page.getByText('2014 Ford Escape').first()).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${brand.origin}/decode?vin=${SIBLING}`);
  await expect(page.getByText('Decoded with saved data')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '2014 Ford Escape' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // The form opens the same page, which explains what's missing.
  await field.fill(STRANGER);
  await field.press('Enter');
  await expect(page.getByText(`No saved data for ${STRANGER}`)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page).toHaveTitle(/1M8GDM9AXKP042788/);
  // Chromium logs the failed requests.
  complaints.length = 0;
});

test('caches nothing personal: no API responses, no pages except the offline page, nothing from the members area', async ({
  page,
}) => {
  await page.goto(brand.origin);
  await controlled(page);
  for (const path of ['/pricing', '/members/login', '/checkout', `/decode?vin=${CAR}`]) {
    await page.goto(brand.origin + path);
    await page.waitForLoadState('networkidle');
  }
  const kept = await keptBy(page);
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline', '/es/offline']);
});

for (const each of inTurn(brands, 0)) {
  test(
    `${each.key}: every page shows the offline page without a connection`,
    EACH_BRAND,
    async ({ page, context, complaints }) => {
      const heading = page.getByRole('heading', { level: 1, name: OFFLINE[each.language] });
      await page.goto(each.origin);
      await controlled(page);
      await context.setOffline(true);
      await page.goto(`${each.origin}/pricing`);
      await expect(heading).toBeVisible();
      await page.goto(`${each.origin}/members/dashboard`);
      await expect(heading).toBeVisible();
      complaints.length = 0;
    },
  );
}
