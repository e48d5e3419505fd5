/** `node tools/setup/readme-picture.mjs`: updates the README's picture, a VIN's page with its vehicle's sticker. */
import './src/node-version.mjs';
import { mkdirSync, readFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from './src/chromium.mjs';
import { makeReady } from './src/ready.mjs';
import { startServer } from './src/server-process.mjs';
import { runMain, step } from './src/steps.mjs';
import { at } from './src/workspace.mjs';

/** The vehicle of the brand's sample sticker. */
const VIN = '1FMCU0GX7EUA00108';
const STICKER = 'apps/brands/vinlore/content/images/sample-sticker-en.png';
const PICTURE = 'docs/images/vinlore.png';
const SIZE = { width: 1280, height: 760 };

/** @param {Buffer} png */
const dataUrl = (png) => `data:image/png;base64,${png.toString('base64')}`;

await runMain(async () => {
  await makeReady();
  const executablePath = await step('Chromium', ensureHeadlessChromium);
  // Import late: the packages may have just been installed.
  const { chromium } = await import('playwright');
  const { default: sharp } = await import('sharp');
  const server = await step('Starting the server', () => startServer());
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
    await page.goto(`${server.origin.replace('localhost', 'vinlore.localhost')}/decode?vin=${VIN}`);
    await page.waitForLoadState('networkidle');
    const background = await page.screenshot();
    // A separate page, because the product's CSP allows no inline styles.
    const frame = await browser.newPage({ viewport: SIZE });
    await frame.setContent(`<body style="margin:0">
      <img src="${dataUrl(background)}" style="display:block">
      <img src="${dataUrl(readFileSync(at(STICKER)))}" width="620"
        style="position:absolute;right:40px;bottom:32px;border-radius:6px;box-shadow:0 12px 40px #0b1b3a59">`);
    await frame.waitForLoadState('load');
    mkdirSync(at('docs/images'), { recursive: true });
    await sharp(await frame.screenshot())
      .png({ palette: true, colors: 64, effort: 10 })
      .toFile(at(PICTURE));
  } finally {
    await browser.close();
    await server.stop();
  }
  return 0;
});
