import type { Page } from '@playwright/test';
import { brand, RATED_VIN, SAMPLE_VIN as CAMRY, type TestedBrand, WORDS } from './brands.ts';
import { layoutShift } from '@vinlore/testing-web/layout-shift';
import { enter, expect, forEachBrand, test } from './test.ts';

/** More sample vehicles: one clean, one without any records. */
const OUTBACK = '4S4BSANC7H3000000';
const MAZDA = 'JM1BPALM1K1000000';

/**
 * Goes from the dashboard to a VIN's report: created, or opened if an earlier run of this server created it.
 *
 * @param look of the create button: a report without records isn't the page's main action (docs/decisions.md §4)
 */
async function toReport(
  page: Page,
  { origin, language }: TestedBrand,
  vin: string,
  look: 'btn-primary' | 'btn-outline' = 'btn-primary',
): Promise<void> {
  const words = WORDS[language];
  await page.goto(`${origin}/members/dashboard?vin=${vin}#vehicle-history-report`);
  await page.getByRole('button', { name: words.checkCar }).click();
  await expect(page.getByRole('region', { name: words.meter })).toBeVisible();
  await page.getByRole('main').locator(`.${look}`).filter({ hasText: words.makeReport }).click();
  await expect(page).toHaveURL(/\/members\/reports\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

forEachBrand((each) => {
  test('from a VIN with its free record count to its report, which a buyer verifies', async ({ browser, memberOf }) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ storageState: await memberOf(each), viewport });
    const page = await context.newPage();
    await toReport(page, each, CAMRY);
    await expect(page.getByRole('article')).toContainText('2012 Toyota Camry');
    await expect(page.getByRole('button', { name: WORDS[each.language].share, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toContainText('2012 Toyota Camry');

    // Anyone with the printed report can verify it (docs/decisions.md §4).
    const { more, verification, reportGenuine } = WORDS[each.language];
    await page.getByText(more, { exact: true }).click();
    const address = await page.getByRole('link', { name: verification }).getAttribute('href');
    const buyer = await browser.newContext({ viewport });
    const phone = await buyer.newPage();
    await phone.goto(address!);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(reportGenuine);
    await expect(phone.getByRole('article')).toContainText('2012 Toyota Camry');
    await buyer.close();
    await context.close();
  });
});

test('refunds the credit for a report without any records, and says so', async ({ browser, memberOf }) => {
  const context = await browser.newContext({ storageState: await memberOf(brand) });
  const page = await context.newPage();
  await toReport(page, brand, MAZDA, 'btn-outline');
  await expect(page.getByText(WORDS[brand.language].creditBack)).toBeVisible();
  await context.close();
});

test('a stranger reads a shared report without its hidden parts until the link is disabled', async ({
  browser,
  memberOf,
}) => {
  const context = await browser.newContext({ storageState: await memberOf(brand) });
  const page = await context.newPage();
  await toReport(page, brand, OUTBACK);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share report' });
  await dialog.getByRole('radio', { name: '1 day' }).check();
  await dialog.getByRole('checkbox', { name: 'Last six characters of the VIN' }).check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: /^Your link/ }).inputValue();

  const strangers = await browser.newContext();
  const shared = await strangers.newPage();
  await shared.goto(link);
  await expect(shared.getByRole('article')).toContainText('2017 Subaru Outback');
  expect(await shared.content()).not.toContain(OUTBACK);

  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const newest = dialog.getByRole('listitem').first();
  await expect(newest).toContainText('Viewed once');
  await newest.getByRole('button', { name: 'Deactivate link' }).click();
  await newest.getByRole('button', { name: 'Deactivate' }).click();
  await expect(newest).toContainText('Deactivated on');
  const gone = await shared.goto(link);
  expect(gone!.status()).toBe(404);
  await expect(shared.getByRole('article')).toHaveCount(0);
  await strangers.close();
  await context.close();
});

test("a VIN in the list links to the vehicle's own page: specs, ratings, recalls, and its report", async ({
  browser,
  memberOf,
}) => {
  const context = await browser.newContext({ storageState: await memberOf(brand) });
  const page = await context.newPage();
  await toReport(page, brand, RATED_VIN);
  await page.goto(`${brand.origin}/members/dashboard#vehicle-history-report`);
  const row = page.getByRole('list').last().getByRole('listitem').filter({ hasText: '2018 Tesla Model 3' });
  await row.getByRole('link', { name: /^5YJ/ }).click();
  await expect(page).toHaveURL(new RegExp(`/members/vehicles/${RATED_VIN}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2018 Tesla Model 3');
  await expect(
    page.getByRole('region', { name: 'Safety ratings' }).getByText('5 out of 5 stars').first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fuel economy' })).toContainText('Not available yet');
  await expect(page.locator('#recalls')).toContainText('may apply');
  await page.locator('#report').getByRole('link', { name: 'View report' }).click();
  await expect(page).toHaveURL(/\/members\/reports\/[^/?]+$/);
  await context.close();
});

test('a vehicle’s own page loads without layout shift, on a phone and on a desktop', async ({ browser, memberOf }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser.newContext({ storageState: await memberOf(brand), viewport });
    const page = await context.newPage();
    // With ratings and recalls, with recalls only, and without any data.
    for (const vin of [RATED_VIN, OUTBACK, MAZDA]) {
      await page.goto(`${brand.origin}/members/vehicles/${vin}`);
      await expect(page.locator('#report')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShift(page), `${viewport.width} px: ${vin}`).toBeLessThan(0.01);
    }
    await context.close();
  }
});

test('finds two reports by make and VIN and compares them side by side', async ({ browser, memberOf }) => {
  const context = await browser.newContext({ storageState: await memberOf(brand) });
  const page = await context.newPage();
  for (const vin of [CAMRY, OUTBACK]) await toReport(page, brand, vin);
  await page.goto(`${brand.origin}/members/dashboard#vehicle-history-report`);
  const rows = page.getByRole('list').last().getByRole('listitem');
  await page.getByRole('searchbox', { name: 'Make' }).fill('toy');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('2012 Toyota Camry');
  await page.getByRole('searchbox', { name: 'Make' }).fill('');
  await page.getByRole('searchbox', { name: 'Full or partial VIN' }).fill('4s4bsanc');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('2017 Subaru Outback');

  await page.goto(`${brand.origin}/members/reports/compare`);
  await page.getByRole('combobox', { name: 'First car' }).selectOption({ label: '2012 Toyota Camry · …000000' });
  await page
    .getByRole('combobox', { name: 'Second car' })
    .selectOption({ label: '2017 Subaru Outback Limited · …000000' });
  const table = page.getByRole('table', { name: 'Compare reports' });
  await expect(table.getByRole('link', { name: '2012 Toyota Camry' })).toBeVisible();
  await expect(table.getByRole('link', { name: '2017 Subaru Outback Limited' })).toBeVisible();
  await expect(page).toHaveURL(/\?a=[^&]+&b=[^&]+$/);
  await context.close();
});

test('docs/decisions.md §4: a regenerate=true link asks first and never acts on load', async ({ page }) => {
  await enter(page, brand);
  await toReport(page, brand, CAMRY);
  const address = page.url();
  await page.goto(`${address}?regenerate=true`);
  await expect(page.getByText('Create a new version of this report?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Create a new version of this report?')).toHaveCount(0);
  expect(page.url().split('?')[0]).toBe(address);
});
