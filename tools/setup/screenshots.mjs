/**
 * `npm run screenshots [brand …]`: pictures of every screen of every brand, on a phone and a desk, light and dark, in
 * `screenshots/<brand>/<screen>-<width>-<scheme>.png`.
 */
import './src/node-version.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, ensureChromium } from './src/chromium.mjs';
import { makeReady } from './src/ready.mjs';
import { SAMPLE_PASSWORD, startServer } from './src/server-process.mjs';
import { runMain, step, StepError } from './src/steps.mjs';
import { at } from './src/workspace.mjs';
import { SCREENS } from './screens.mjs';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const SCHEMES = /** @type {const} */ (['light', 'dark']);

/**
 * Brings a visitor past the brand's gate, where it has one, and logs the sample member in, by the calls that the
 * screens make; the cookies stay with the visitor.
 *
 * @param {import('playwright').BrowserContext} visitor
 * @param {string} origin
 * @param {boolean} gate
 */
async function logIn(visitor, origin, gate) {
  const page = await visitor.newPage();
  await page.goto(`${origin}/members/login`);
  const failure = await page.evaluate(
    async ({ gate, pass }) => {
      const call = async (/** @type {string} */ path, /** @type {BodyInit} */ body, /** @type {string} */ type) => {
        const answer = await fetch(path, { method: 'POST', headers: { 'content-type': type }, body });
        return answer.ok ? null : `${path} answered ${answer.status}: ${await answer.text()}`;
      };
      const opened = gate
        ? await call('/api/securelogin', JSON.stringify({ email: 'gate@example.com', pass }), 'application/json')
        : null;
      const form = new URLSearchParams({ email: 'member@example.com', pass });
      return opened ?? (await call('/api-cwa/login', form.toString(), 'application/x-www-form-urlencoded'));
    },
    { gate, pass: SAMPLE_PASSWORD },
  );
  if (failure) throw new StepError(`The sample member could not log in at ${origin}: ${failure}`);
  await page.close();
}

await runMain(async () => {
  await makeReady();
  const executablePath = await step('Chromium', ensureChromium);
  // Only now: the packages may just have been installed.
  const { chromium } = await import('playwright');
  const all = readdirSync(at('apps/brands')).filter((key) => existsSync(at('apps/brands', key, 'brand.json')));
  const named = process.argv.slice(2);
  const unknown = named.find((key) => !all.includes(key));
  if (unknown) throw new StepError(`There is no brand "${unknown}". There are: ${all.join(', ')}.`);
  const server = await step('Starting the server', () => startServer());
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    for (const key of named.length > 0 ? named : all) {
      const { domains, settings } = JSON.parse(readFileSync(at('apps/brands', key, 'brand.json'), 'utf8'));
      const origin = `http://${domains[0]}:${server.port}`;
      mkdirSync(at('screenshots', key), { recursive: true });
      await step(`Pictures of ${key}`, async () => {
        for (const viewport of SIZES)
          for (const colorScheme of SCHEMES) {
            const visitor = await browser.newContext({ viewport, colorScheme });
            const shoot = async (/** @type {import('./screens.mjs').Screen} */ { name, path }) => {
              const page = await visitor.newPage();
              await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
              const file = at('screenshots', key, `${name}-${viewport.width}-${colorScheme}.png`);
              await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
              await page.close();
            };
            for (const screen of SCREENS.filter(({ login }) => !login)) await shoot(screen);
            await logIn(visitor, origin, settings.security === 'enabled');
            for (const screen of SCREENS.filter(({ login }) => login)) await shoot(screen);
            await visitor.close();
          }
      });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`The pictures are in ${at('screenshots')}.`);
});
