import { languagesOf, pathIn } from '@vinlore/brand';
import { expectFlawless } from '@vinlore/testing-web/violations';
import { brands, RATED_VIN, VIN } from './brands.ts';
import { lookingTest as test } from './test.ts';

/** Paths served by the product itself. */
const PAGES = [
  `/decode?vin=${VIN}`,
  `/decode?vin=${RATED_VIN}`,
  `/model-report?vin=${RATED_VIN}`,
  '/decode?vin=NOT-A-VIN',
  '/verify',
  '/verify/7K2M-94QX-0RTB-5W3E',
  `/recalls?vin=${VIN}`,
  '/search?q=sticker',
  '/nowhere',
  '/account-deletion',
  '/account-deletion/confirm#token=none',
  '/account-deletion/undo#token=none',
  `/checkout?product=sticker&vin=${VIN}`,
  '/checkout?product=sticker&plate=ABC123&state=CA',
  '/checkout?product=sticker&plate=SAMPLE1&state=CA',
  '/checkout?product=sticker&year=1967&make=FORD&model=Mustang',
  '/decode?vin=7F02C100108',
  '/checkout?product=report',
  '/checkout/thanks#order=none',
];

for (const { key, language, origin } of brands)
  for (const path of PAGES)
    for (const speaks of languagesOf({ language }))
      test(`${key}: ${path} in ${speaks}: no accessibility violations, no overflow`, async ({ page }) => {
        // Navigating between fragments of the same page loads nothing.
        await page.goto('about:blank');
        await page.goto(origin + pathIn({ language }, speaks, path));
        await expectFlawless(page);
      });
