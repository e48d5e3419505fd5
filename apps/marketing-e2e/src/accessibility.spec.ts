import AxeBuilder from '@axe-core/playwright';
import { brands, VIN } from './brands.ts';
import { overflow } from './measure.ts';
import { expect, test } from './test.ts';

const ALL = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })));
const [phoneDark, deskLight] = [ALL[1]!, ALL[2]!];

/** What the product answers itself, in both schemes and widths; what is but a heading and a form in one of each. */
const PAGES = [
  { path: `/decode?vin=${VIN}`, views: ALL },
  { path: '/decode?vin=NOT-A-VIN', views: [phoneDark, deskLight] },
  { path: '/verify', views: [phoneDark, deskLight] },
  { path: '/verify/7K2M-94QX-0RTB-5W3E', views: [phoneDark, deskLight] },
  { path: `/recalls?vin=${VIN}`, views: [phoneDark, deskLight] },
  { path: '/search?q=sticker', views: [phoneDark, deskLight] },
  { path: '/nowhere', views: [phoneDark, deskLight] },
  { path: '/account-deletion', views: ALL },
  { path: '/account-deletion?token=none', views: [phoneDark, deskLight] },
  { path: '/account-deletion?undo=none', views: [phoneDark, deskLight] },
];

for (const { key, origin } of brands)
  for (const { path, views } of PAGES)
    test(`${key}: ${path} has no accessibility violation, and nothing runs out of the page`, async ({ page }) => {
      for (const { width, colorScheme } of views) {
        const view = `${width} px, ${colorScheme}`;
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(origin + path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
        expect(told, view).toEqual([]);
        expect(await overflow(page), view).toBeLessThanOrEqual(0);
      }
    });
