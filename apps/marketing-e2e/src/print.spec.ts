import { LANGUAGES, pathIn } from '@vinlore/brand';
import { brands } from './brands.ts';
import { expect, test } from './test.ts';

/** Counts a PDF's pages: each is its own object. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.describe('docs/decisions.md §4: printed pages', () => {
  for (const brand of brands.filter(({ key }) => key !== 'stickerhouse'))
    test(`${brand.key}: the sample report prints on at most five Letter pages`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const language of LANGUAGES) {
        await page.goto(`${brand.origin}${pathIn(brand as never, language, '/sample-report/1HGCM82673A000000')}`);
        expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(5);
      }
    });

  test('prints on white without menus, buttons, or chat', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(`${brands[0]!.origin}/`);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    await expect(
      page.locator('nav:visible, footer:not(main *):visible, .btn:visible, [data-island=chat] :visible'),
    ).toHaveCount(0);
  });
});
