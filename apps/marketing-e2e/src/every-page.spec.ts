import { layoutShift } from '@vinlore/testing-web/layout-shift';
import { movedWhileComing } from '@vinlore/testing-web/moved-while-coming';
import { expectFlawless, overflow } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { brand, brands, publishedPages, RATED_VIN } from './brands.ts';
import { countScripts } from './measure.ts';
import { expect, lookingTest as test } from './test.ts';

for (const { key, origin } of brands)
  for (const [name, pages] of publishedPages(key))
    test.describe(`${key}, ${name}`, () => {
      for (const path of pages)
        test(`${path}: at most 4 KB of script, no shift, fits, axe finds nothing`, async ({ page }) => {
          for (const width of [1280, 390]) {
            await page.setViewportSize({ width, height: 800 });
            const scripts = await countScripts(page);
            const answer = await page.goto(origin + path);
            expect.soft(answer?.status(), `${width} px`).toBe(200);
            expect.soft(await layoutShift(page), `${width} px`).toBe(0);
            expect.soft(scripts.bytes(), `${width} px`).toBeLessThanOrEqual(4_000);
            await scripts.stop();
          }
          expect.soft(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
          await expectFlawless(page);
        });
    });

test('on a busy phone nothing of the header moves while the page is still read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const path of ['/about', '/privacy', '/contact']) {
    await page.goto(brand.origin + path);
    expect.soft(await layoutShift(page), path).toBe(0);
  }
});

/** A line of 60 kB a second, and a processor that is a quarter as fast. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const line = { offline: false, latency: 100, downloadThroughput: 60_000, uploadThroughput: 60_000 };
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('at a desk with a slow line nothing moves while the page still comes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await slowDown(page);
  for (const { key, origin } of brands)
    for (const path of ['/', '/dealers']) {
      await page.goto(origin + path);
      // A button and an icon may come a packet before their words, and then step aside.
      expect.soft(await layoutShift(page), `${key}: ${path}`).toBeLessThan(0.001);
    }
});

for (const { key, origin } of brands)
  for (const width of [390, 1280])
    test(`${key}: wherever a slow line has come to, what is seen stays where it is at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/dealers', `/decode?vin=${RATED_VIN}`]) {
        await page.goto(origin + path);
        expect.soft(await movedWhileComing(page), path).toEqual([]);
      }
    });

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
])
  test(`with a slow line a vehicle and its recalls stay where they are at ${width} px, and fit`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await slowDown(page);
    for (const path of [`/decode?vin=${RATED_VIN}`, '/recalls?by=name', '/recalls?year=2014']) {
      await page.goto(brand.origin + path);
      expect.soft(await layoutShift(page), path).toBe(0);
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
