import AxeBuilder from '@axe-core/playwright';
import { brands, VIN } from './brands.ts';
import { expect, test } from './test.ts';

const PAGES = [
  '/',
  `/decode?vin=${VIN}`,
  '/decode?vin=NOT-A-VIN',
  '/verify',
  '/verify/7K2M-94QX-0RTB-5W3E',
  '/nowhere',
];

for (const { key, origin } of brands)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280])
      test.describe(`${key}, ${colorScheme}, ${width} px`, () => {
        test.use({ colorScheme, viewport: { width, height: 800 } });

        for (const path of PAGES)
          test(`issue 2: ${path} has no accessibility violation and nothing runs out of the page`, async ({ page }) => {
            await page.goto(origin + path);
            const { violations } = await new AxeBuilder({ page }).analyze();
            expect(
              violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
            ).toEqual([]);
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect(overflow).toBeLessThanOrEqual(0);
          });
      });
