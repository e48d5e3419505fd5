import { violationsOf } from '@vinlore/testing-web/violations';
import { brands, VIN } from './brands.ts';
import { overflow } from './measure.ts';
import { expect, lookingTest as test } from './test.ts';

const VIEWS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** What the product answers itself. */
const PAGES = [
  `/decode?vin=${VIN}`,
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

for (const [place, { key, origin }] of brands.entries())
  for (const [at, path] of PAGES.entries()) {
    // In turns: each page in another width and scheme with each brand.
    const { width, colorScheme } = VIEWS[(at + 3 * place) % VIEWS.length]!;
    test(`${key}: ${path} at ${width} px, ${colorScheme}: no accessibility violation, nothing runs out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(origin + path);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
