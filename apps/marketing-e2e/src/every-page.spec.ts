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
        test(`${path}: at most 4 KB of script, no layout shift, no overflow, no axe violations`, async ({ page }) => {
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

test('on a slow phone the header doesn’t shift while the page loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const path of ['/about', '/privacy', '/contact']) {
    await page.goto(brand.origin + path);
    expect.soft(await layoutShift(page), path).toBe(0);
  }
});

/** A 60 kB/s connection and 4x CPU throttling. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const line = { offline: false, latency: 100, downloadThroughput: 60_000, uploadThroughput: 60_000 };
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('on a desktop with a slow connection nothing shifts while the page loads', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await slowDown(page);
  for (const { key, origin } of brands)
    for (const path of ['/', '/dealers']) {
      await page.goto(origin + path);
      // Buttons and icons may arrive a packet ahead of their text and then move aside.
      expect.soft(await layoutShift(page), `${key}: ${path}`).toBeLessThan(0.001);
    }
});

for (const { key, origin } of brands)
  for (const width of [390, 1280])
    test(`${key}: at any point of a slow load, visible content stays in place at ${width} px`, async ({ page }) => {
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
  test(`on a slow connection a vehicle page and its recalls don’t shift at ${width} px, and fit`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await slowDown(page);
    for (const path of [`/decode?vin=${RATED_VIN}`, '/recalls?by=name', '/recalls?year=2014']) {
      await page.goto(brand.origin + path);
      expect.soft(await layoutShift(page), path).toBe(0);
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
