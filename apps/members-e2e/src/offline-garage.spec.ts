import { expectFlawless } from '@vinlore/testing-web/violations';
import { brand } from './brands.ts';
import { enter, expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** A vehicle no other test saves. */
const PILOT = '5FNYF6H56JB000012';

test('ADR 52: an offline garage can be read without a connection and is deleted on sign-out', async ({
  page,
  context,
  complaints,
}) => {
  await enter(page, brand, '/members/garage');
  await page.locator('main input[name=vin]').fill(PILOT);
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  // The cache holds what the member sees.
  await expect(page.getByRole('listitem').filter({ hasText: '2018 Honda Pilot EXL' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Save to this device' }).check();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

  await context.setOffline(true);
  await page.goto(`${brand.origin}/members/garage`);
  const kept = page.getByRole('listitem').filter({ hasText: PILOT });
  await expect(kept.getByRole('heading', { level: 3 })).toHaveText('2018 Honda Pilot EXL');
  await expectFlawless(page);

  await context.setOffline(false);
  await page.goto(`${brand.origin}/members/garage`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(/\/members\/login/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PILOT);

  await context.setOffline(true);
  await page.goto(`${brand.origin}/members/garage`);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByText(PILOT)).toHaveCount(0);
  // Chromium logs the failed requests.
  complaints.length = 0;
});
