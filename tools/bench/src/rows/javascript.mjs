import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium, startServer } from '@vinlore/setup';

/** JavaScript transfer size in bytes, brotli. */
const LIMITS = { before: 4000, after: 110_000, members: 130_000 };

/**
 * Counts the script bytes a page loads.
 *
 * @param {import('playwright').Page} page
 */
async function countScripts(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  /** Header bytes by request, to subtract: only the script counts. */
  const scripts = new Map();
  let bytes = 0;
  // Preloaded and imported scripts have this type too; prefetched modules are counted as well.
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
  title: 'JavaScript transferred: home page before and after the first interaction, members’ first route',
  run: async (tell) => {
    const executablePath = await ensureChromium();
    const server = await startServer();
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    const say = (/** @type {string} */ name, /** @type {number} */ value, /** @type {number} */ limit) =>
      tell({ name, value: value / 1000, unit: 'KB', ratio: value / limit, versus: `limit of ${limit / 1000} KB` });
    try {
      // Files the service worker caches for later aren't part of what the page needs.
      const home = await browser.newPage({ serviceWorkers: 'block' });
      const homeBytes = await countScripts(home);
      await home.goto(server.origin, { waitUntil: 'networkidle' });
      say('javascript-home-before', homeBytes(), LIMITS.before);
      await home.getByRole('textbox').first().focus();
      // A vehicle the page doesn't mention itself.
      await home.keyboard.type('4T1BF1FK0CU000000');
      // Once the vehicle is shown, everything this visitor needs has loaded.
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
