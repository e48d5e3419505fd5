import { VEHICLE, VIN, WORDS } from './brands.ts';
import { enter, expect, forEachBrand, test } from './test.ts';

forEachBrand((brand) => {
  const words = WORDS[brand.language];

  test('from a typed VIN to a printable, genuine sticker', async ({ page }) => {
    await enter(page, brand, '/members/dashboard#window-sticker');
    await page.getByRole('textbox', { name: /VIN/ }).fill(VIN);
    await page.getByRole('button', { name: words.choose }).click();
    await expect(page.getByText(words.isThisTheCar)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(VEHICLE);
    await page.getByRole('button', { name: words.chooseParts }).click();
    await page.getByRole('button', { name: words.make }).click();

    const result = page.getByRole('main');
    await expect(result.getByRole('heading', { name: words.made })).toBeVisible();
    await expect(result.getByRole('listitem').filter({ hasText: VEHICLE }).first()).toBeVisible();

    const pdf = await result.getByRole('link', { name: words.openPdf }).first().getAttribute('href');
    const answer = await page.evaluate(async (address) => {
      const response = await fetch(address);
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        start: (await response.text()).slice(0, 5),
      };
    }, pdf!);
    expect(answer).toEqual({ status: 200, type: 'application/pdf', start: '%PDF-' });

    const verify = await result.getByRole('link', { name: words.verify }).first().getAttribute('href');
    expect(verify).toMatch(new RegExp(`^${brand.origin}/verify/`));
    await page.goto(verify!);
    await expect(page.getByRole('main')).toContainText(words.genuine);
    await expect(page.getByRole('main')).toContainText(VEHICLE);
  });

  test('docs/decisions.md §4: a sticker has its own page with its content and the PDF', async ({
    browser,
    memberOf,
  }) => {
    const context = await browser.newContext({
      storageState: await memberOf(brand),
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(`${brand.origin}/members/dashboard?vin=${VIN}#window-sticker`);
    await page.getByRole('button', { name: words.choose }).click();
    await page.getByRole('button', { name: words.chooseParts }).click();
    await page.getByRole('button', { name: words.make }).click();
    await expect(page.getByRole('heading', { name: words.made })).toBeVisible();
    await page.getByRole('listitem').getByRole('link', { name: VEHICLE }).first().click();
    await expect(page).toHaveURL(/\/members\/stickers\/[0-9A-Z-]{19}$/);
    await expect(page.getByRole('article')).toContainText(VEHICLE);
    await expect(page.getByRole('link', { name: words.openPdf })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toContainText(VEHICLE);
    await context.close();
  });

  test('spec §1, §7: a classic without a VIN, with the color its owner picked on the guided tour', async ({ page }) => {
    await enter(page, brand, '/members/dashboard?year=1967&make=Ford&model=Mustang');
    await page.getByRole('button', { name: words.chooseParts }).click();
    const card = page.getByRole('dialog', { name: words.tourFirst });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: words.tourNext }).click();
    // The tour explains without covering: its options can be changed while it runs.
    await page.getByRole('radio', { name: /Candyapple Red/ }).check();
    await page.getByRole('button', { name: words.tourClose }).click();
    await expect(page.getByRole('radio', { name: /Candyapple Red/ })).toBeChecked();
    await page.getByRole('button', { name: words.make }).click();
    await expect(page.getByRole('heading', { name: words.made })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: words.see, exact: true }).click();
    await expect(page.getByRole('article')).toContainText('Candyapple Red');
    await expect(page.getByRole('img', { name: /1967 Ford Mustang/ })).toBeVisible();

    // docs/decisions.md §4: without a VIN, it can also be regenerated from the chosen options, for free.
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.getByRole('radio', { name: /Candyapple Red/ })).toBeChecked();
    await page.getByRole('radio', { name: /Wimbledon White/ }).check();
    await page.getByRole('button', { name: words.makeFree }).click();
    await expect(page.getByRole('article')).toContainText('Wimbledon White');
    await expect(page.getByRole('main')).toContainText(words.laterVersion);
  });
});
