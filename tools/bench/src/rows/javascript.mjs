import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium, startServer } from '@vinlore/setup';

/** Bytes of JavaScript as they travel, brotli. */
const LIMITS = { before: 4000, after: 110_000, members: 130_000 };

/**
 * Counts the bytes of scripts that a page fetches.
 *
 * @param {import('playwright').Page} page
 */
async function countScripts(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  /** Bytes of the headers, by request: what counts is the script. */
  const scripts = new Map();
  let bytes = 0;
  // A script that is preloaded or imported is fetched as one too; modules that are prefetched only are counted as well.
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength - scripts.get(requestId);
  });
  return () => bytes;
}

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'JavaScript that travels: home page before and after the first touch, members’ first route',
  run: async (tell) => {
    const executablePath = await ensureChromium();
    const server = await startServer();
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    const say = (/** @type {string} */ name, /** @type {number} */ value, /** @type {number} */ limit) =>
      tell({ name, value: value / 1000, unit: 'KB', ratio: value / limit, versus: `limit of ${limit / 1000} KB` });
    try {
      // What a service worker brings for later is no part of what the page needs.
      const home = await browser.newPage({ serviceWorkers: 'block' });
      const homeBytes = await countScripts(home);
      await home.goto(server.origin, { waitUntil: 'networkidle' });
      say('javascript-home-before', homeBytes(), LIMITS.before);
      await home.getByRole('textbox').first().focus();
      // A vehicle that the page itself names nowhere.
      await home.keyboard.type('4T1BF1FK0CU000000');
      // Until the vehicle stands there: then all has come that this visitor will need.
      await home.getByText('Camry').first().waitFor();
      say('javascript-home-after', homeBytes(), LIMITS.after);
      await home.close();

      const members = await browser.newPage({ serviceWorkers: 'block' });
      const membersBytes = await countScripts(members);
      await members.goto(`${server.origin}/members/login`, { waitUntil: 'networkidle' });
      say('javascript-members', membersBytes(), LIMITS.members);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
