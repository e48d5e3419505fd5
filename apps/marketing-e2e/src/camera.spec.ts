import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';
import { brand, VEHICLE, VIN } from './brands.ts';
import { expect, test } from './test.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels per QR code module. */
const SCALE = 10;

/** A one-frame video of a QR code on white (YUV4MPEG2, the format of Chromium's fake camera). */
function film(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  const [left, top] = [(WIDTH - size * SCALE) >> 1, (HEIGHT - size * SCALE) >> 1];
  for (let y = 0; y < size * SCALE; y++)
    for (let x = 0; x < size * SCALE; x++)
      if (data[Math.floor(y / SCALE)]![Math.floor(x / SCALE)]) luma[(top + y) * WIDTH + left + x] = 16;
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: 5 }, () => [Buffer.from('FRAME\n'), luma, chroma]).flat()]);
}

const file = join(mkdtempSync(join(tmpdir(), 'vinlore-camera-')), 'vin.y4m');
writeFileSync(file, film(`https://labels.invalid/?v=${VIN}`));

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ],
    }),
});

test('the camera reads the VIN from a QR code; its script loads from our own host, and only when needed', async ({
  page,
}) => {
  const hosts = new Set<string>();
  const parts: string[] = [];
  page.on('request', (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
    parts.push(pathname);
  });
  await page.goto(brand.origin);
  const field = page.getByRole('textbox', { name: /VIN/ }).first();
  await field.focus();
  await expect(page.locator('[data-island="vin-look-up"]').first()).toHaveAttribute('data-live', '');
  expect(parts.filter((path) => /ponyfill|\.wasm$/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Scan VIN' }).first().click();
  await expect(field).toHaveValue(VIN, { timeout: 30_000 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status').first()).toContainText(VEHICLE);
  expect(parts.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  expect([...hosts]).toEqual([new URL(brand.origin).host]);
});

test('on a phone the camera button is visible without scrolling', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  for (const path of ['/', '/decode']) {
    await page.goto(brand.origin + path);
    await expect(page.getByRole('button', { name: 'Scan VIN' }).first(), path).toBeInViewport();
  }
  await context.close();
});
