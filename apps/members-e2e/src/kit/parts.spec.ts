import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './kit.ts';

const help = (page: Page, of: string) => page.getByRole('tooltip', { name: `Help of ${of}` });

test.describe('tooltips', () => {
  test.beforeEach(async ({ page, openKit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
    await openKit();
    await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
    await page.getByRole('button', { name: 'One' }).hover();
  });

  test('spec §9: opens after 700 ms', async ({ page }) => {
    await page.clock.runFor(650);
    await expect(help(page, 'one')).toHaveCount(0);
    await page.clock.runFor(50);
    await expect(help(page, 'one')).toBeVisible();
  });

  test('spec §9: a neighbor’s opens instantly within 300 ms', async ({ page }) => {
    await page.clock.runFor(700);
    await page.mouse.move(5, 800);
    await page.clock.runFor(250);
    await page.getByRole('button', { name: 'Two' }).hover();
    await page.clock.runFor(20);
    await expect(help(page, 'two')).toBeVisible();
    await expect(help(page, 'one')).toBeHidden();
  });

  test('spec §9: after 300 ms a neighbor’s is delayed again', async ({ page }) => {
    await page.clock.runFor(700);
    await page.mouse.move(5, 800);
    await page.clock.runFor(320);
    await page.getByRole('button', { name: 'Two' }).hover();
    await page.clock.runFor(650);
    await expect(help(page, 'two')).toHaveCount(0);
    await page.clock.runFor(50);
    await expect(help(page, 'two')).toBeVisible();
  });
});

test('spec §9: a jump target is highlighted for 1000 ms', async ({ page, openKit }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await openKit();
  await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
  await page.getByRole('button', { name: 'Jump' }).click();
  await expect(page.locator('#place')).toHaveCSS('outline-style', 'solid');
  await page.clock.runFor(999);
  await expect(page.locator('#place')).toHaveCSS('outline-style', 'solid');
  await page.clock.runFor(1);
  await expect(page.locator('#place')).toHaveCSS('outline-style', 'none');
});

/** A PNG of deterministic noise, which doesn't compress. */
function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = seed >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

for (const [width, height, small] of [
  [1800, 1200, [600, 400]],
  [900, 1200, [450, 600]],
  [300, 200, [300, 200]],
] as const) {
  test(`spec §5: a picture of ${width}×${height} becomes a JPEG of at most 2 MB and 600×600, in proportion`, async ({
    page,
    openKit,
  }) => {
    await openKit();
    const buffer = await noise(width, height);
    await page.getByLabel('Picture').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
    await expect(page.locator('output')).not.toBeEmpty();
    const made = JSON.parse(await page.locator('output').innerText()) as Record<string, unknown>;
    expect(made).toMatchObject({ type: 'image/jpeg', width: small[0], height: small[1] });
    expect(made['size']).toBeLessThanOrEqual(2 * 1024 * 1024);
  });
}
