/**
 * `npm run screenshots [brand …]`: captures every screen of every brand, on a phone and a desktop, light and dark, in
 * `screenshots/<brand>/<screen>-<width>-<scheme>.png`. Each screen is loaded once for both schemes.
 */
import './src/node-version.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from './src/chromium.mjs';
import { makeReady } from './src/ready.mjs';
import { SAMPLE_PASSWORD, startServer } from './src/server-process.mjs';
import { runMain, step, StepError } from './src/steps.mjs';
import { at } from './src/workspace.mjs';
import { REPORT_VIN, SCREENS, STICKER_VIN } from './screens/index.mjs';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const SCHEMES = /** @type {const} */ (['light', 'dark']);

/** Calls that load a screen's data: all except those that restore the session. */
const OWN_CALLS = /\/api(?:-cwa)?\/(?!session)/;

/** An error response that clients don't retry, unlike our own failures. */
const REFUSED = { status: 422, json: { status: 'error', message: 'Couldn’t load this. Try again in a few minutes.' } };

/** Number of parallel visits, which mostly wait for the network to become idle. */
const AT_ONCE = 3;

/** @typedef {{ path: string, body: string, type: string, bearer?: string }} PageCall */

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Makes a call from a page of the brand, like the screens do; cookies stay with the visitor. A busy machine may respond
 * that its database is unavailable, in which case nothing was changed and the call is retried.
 *
 * @param {import('playwright').BrowserContext} visitor
 * @param {string} origin
 * @param {PageCall} call
 * @param {number} [more] retries left
 * @returns {Promise<any>}
 */
async function callFrom(visitor, origin, call, more = 5) {
  const page = await visitor.newPage();
  await page.goto(`${origin}/verify`);
  const answer = await page.evaluate(async ({ path, body, type, bearer = '' }) => {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': type, bearer }, body });
    return { ok: response.ok, status: response.status, text: await response.text() };
  }, call);
  await page.close();
  if (answer.status === 503 && more > 0) return callFrom(visitor, origin, call, more - 1);
  if (!answer.ok) throw new StepError(`${call.path} answered ${answer.status} at ${origin}: ${answer.text}`);
  return JSON.parse(answer.text).data;
}

/**
 * The token in the account activation email, from the outbox.
 *
 * @param {import('playwright').BrowserContext} visitor
 * @param {string} admin URL of the admin listener
 * @param {string} email
 */
async function mailedToken(visitor, admin, email) {
  const page = await visitor.newPage();
  const letter = page.locator('article', { hasText: email }).locator('a[href*="/members/confirm#token="]').first();
  const until = Date.now() + 20_000;
  do await page.goto(`${admin}/dev/outbox`);
  while ((await letter.count()) === 0 && Date.now() < until);
  const address = await letter.getAttribute('href', { timeout: 1000 });
  await page.close();
  return new URL(String(address)).hash.replace('#token=', '');
}

/**
 * A visitor's access token, restored by loading a page. A busy machine may fail to do so, in which case the page is
 * reloaded.
 *
 * @param {import('playwright').BrowserContext} visitor
 * @param {string} origin
 * @param {number} [more] retries left
 * @returns {Promise<string>}
 */
async function sessionToken(visitor, origin, more = 5) {
  const page = await visitor.newPage();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/session')),
    page.goto(`${origin}/members/dashboard`),
  ]);
  const { data, message } = await answer.json();
  await page.close();
  if (data) return data.token;
  if (more > 0) return sessionToken(visitor, origin, more - 1);
  throw new StepError(`Restoring the session failed with ${answer.status()} at ${origin}: ${message}`);
}

/**
 * Signs the sample owner in at the desk, with the account's current authenticator code.
 *
 * @param {import('playwright').BrowserContext} operator
 * @param {string} origin
 */
async function enterDesk(operator, origin) {
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('../../libs/account/domain/src/second-factor/totp.ts') }} */
  const { module } = await runnerImport(at('libs/account/domain/src/second-factor/totp.ts'), { logLevel: 'error' });
  const email = 'staff@example.com';
  const login = { path: '/api-cwa/login', ...form({ email, pass: SAMPLE_PASSWORD }) };
  const { token: bearer } = await callFrom(operator, origin, login);
  const secret = await module.sampleSecret(email, SAMPLE_PASSWORD);
  const now = module.stepAt(new Date());
  const give = (/** @type {number} */ step) => {
    const body = JSON.stringify({ code: module.totpCode(secret, step) });
    return callFrom(operator, origin, { path: '/api-cwa/staff/second-factor/give', body, type: JSON_TYPE, bearer });
  };
  // Each code works once, and another visit of the same owner may have used it.
  await give(now - 1)
    .catch(() => give(now))
    .catch(() => give(now + 1));
}

/** @param {Record<string, string>} fields */
const form = (fields) => ({ body: new URLSearchParams(fields).toString(), type: FORM_TYPE });

/** @typedef {{ id: string, product: string, audience: string, kind: string, price: number, currency: string }} SoldPlan */

/**
 * The purchase of a single document, paid with a test card.
 *
 * @param {SoldPlan} plan
 * @param {string} email
 */
const cartOf = ({ id, product, price, currency }, email) => ({
  email,
  price: String(price),
  currency,
  payment_gateway: 'sandbox',
  payment_token: 'sandbox-success',
  cart_plan: id,
  vin: 'CREDIT',
  nos: '1',
  ...(product === 'sticker' ? { decal: '1', decal_single: '1' } : { report_single: '1' }),
  idempotency_key: crypto.randomUUID(),
});

/** Messages about screens that failed. @type {string[]} */
const failures = [];

/**
 * Opens a screen, performs its actions, and takes its pictures.
 *
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {import('./screens/common.mjs').Screen} screen
 * @param {(name: string, scheme: string) => string} fileOf
 */
async function shootOne(page, address, { name, act, as, server }, fileOf) {
  if (server)
    await page.route(OWN_CALLS, (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      return server === 'silent' ? undefined : route.fulfill(REFUSED);
    });
  // A page waiting for the server never becomes idle.
  await page.goto(address, { waitUntil: server === 'silent' ? 'load' : 'networkidle' });
  if (server === 'silent') await page.locator('main .skeleton, main [aria-busy=true]').first().waitFor();
  await act?.(page);
  if (as === 'staff')
    await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('.skeleton'));
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // Scripts that follow the scheme redraw in the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.screenshot({ path: fileOf(name, colorScheme), fullPage: true, animations: 'disabled' });
  }
}

/**
 * Captures every screen in one size: anonymous, then past the gate, then as a member without and with a sticker and a
 * report, and finally as the owner at the staff desk.
 *
 * @param {import('playwright').BrowserContext} visitor
 * @param {import('playwright').BrowserContext} operator a second user with separate cookies
 * @param {{ origin: string, admin: string, gated: boolean, plans: SoldPlan[], email: string, fileOf: (name: string,
 * scheme: string) => string }} brand
 */
async function shootAll(visitor, operator, { origin, admin, gated, plans, email, fileOf }) {
  const facts = { sticker: '', report: '', share: '' };
  // The desk has its own host.
  const desk = origin.replace('://', '://desk.');
  const shoot = async (/** @type {import('./screens/common.mjs').Screen['as']} */ as) => {
    for (const screen of SCREENS.filter((each) => each.as === as)) {
      const page = await (as === 'staff' ? operator : visitor).newPage();
      const address = typeof screen.path === 'string' ? screen.path : screen.path(facts);
      // A failing screen doesn't stop the others.
      await shootOne(page, (address.startsWith('/staff') ? desk : origin) + address, screen, fileOf).catch(
        (/** @type {Error} */ { message }) => failures.push(`${origin}: ${screen.name}: ${message.split('\n')[0]}`),
      );
      await page.close();
    }
  };
  await shoot('stranger');
  const pair = { email: 'gate@example.com', pass: SAMPLE_PASSWORD };
  if (gated) {
    const asked = { path: '/api/securelogin', body: JSON.stringify(pair), type: JSON_TYPE };
    const { secu_id } = await callFrom(visitor, origin, asked);
    // The app's own record of the gate (spec §3).
    await visitor.addInitScript((id) => localStorage.setItem('__secu_id', JSON.stringify(id)), secu_id);
    await callFrom(operator, desk, asked);
  }
  await shoot('gate');
  // A fresh account, because another size may have given the sample member a sticker already.
  await callFrom(visitor, origin, { path: '/api-cwa/register', ...form({ email, pass: SAMPLE_PASSWORD }) });
  await callFrom(visitor, origin, {
    path: '/api-cwa/register/confirm',
    ...form({ token: await mailedToken(visitor, admin, email), new_pass: SAMPLE_PASSWORD }),
  });
  // Flag that tells the app there is a session to restore (spec §3).
  await visitor.addInitScript(() => localStorage.setItem('logged_in', 'true'));
  await shoot('member');
  // Read it now: a page that changed the password has also changed the token.
  const bearer = await sessionToken(visitor, origin);
  for (const plan of plans) {
    const path = plan.product === 'sticker' ? '/api-cwa/cwa_sticker_registration' : '/api-cwa/cwa_register';
    await callFrom(visitor, origin, { path, ...form(cartOf(plan, email)) });
  }
  const sticker = { path: '/api-cwa/generate-sticker', ...form({ vin: STICKER_VIN }), bearer };
  facts.sticker = (await callFrom(visitor, origin, sticker)).id;
  const report = { path: '/api-cwa/generate-report', ...form({ vin: REPORT_VIN }), bearer };
  facts.report = (await callFrom(visitor, origin, report)).id;
  const link = { id: facts.report, days: 7, hidden: [], hide_vin: true, hide_mileage: false };
  const share = { path: '/api/user/share-report', body: JSON.stringify(link), type: JSON_TYPE, bearer };
  facts.share = (await callFrom(visitor, origin, share)).id;
  await shoot('owner');
  await enterDesk(operator, desk);
  await shoot('staff');
}

await runMain(async () => {
  await makeReady();
  const executablePath = await step('Chromium', ensureHeadlessChromium);
  // Import late: the packages may have just been installed.
  const { chromium } = await import('playwright');
  const all = readdirSync(at('apps/brands')).filter((key) => existsSync(at('apps/brands', key, 'brand.json')));
  const named = process.argv.slice(2);
  const unknown = named.find((key) => !all.includes(key));
  if (unknown) throw new StepError(`Unknown brand "${unknown}". Brands: ${all.join(', ')}.`);
  // Each visit has its own IP address, so that none uses up another's rate limit.
  const server = await step('Starting the server', () => startServer({ TRUST_PROXY: '127.0.0.1,::1' }));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  /**
   * @param {string} key @param {{ width: number, height: number }} viewport @param {number} place index among all
   * visits
   */
  const visit = async (key, viewport, place) => {
    const { domains, settings } = JSON.parse(readFileSync(at('apps/brands', key, 'brand.json'), 'utf8'));
    /** @type {SoldPlan[]} */
    const sold = JSON.parse(readFileSync(at('apps/brands', key, 'plans.json'), 'utf8'));
    const plans = sold.filter(({ audience, kind }) => audience === 'user' && kind === 'single');
    if (plans.length !== 2)
      throw new StepError(`The brand ${key} needs one single sticker plan and one single report plan.`);
    mkdirSync(at('screenshots', key), { recursive: true });
    const somebody = (/** @type {string} */ address) =>
      browser.newContext({ viewport, extraHTTPHeaders: { 'x-forwarded-for': address } });
    const [visitor, operator] = await Promise.all([somebody(`203.0.113.${place}`), somebody(`198.51.100.${place}`)]);
    await shootAll(visitor, operator, {
      origin: `http://${domains[0]}:${server.port}`,
      admin: server.admin,
      gated: settings.security === 'enabled',
      plans,
      email: `pictures-${viewport.width}@example.com`,
      fileOf: (name, scheme) => at('screenshots', key, `${name}-${viewport.width}-${scheme}.png`),
    });
    await Promise.all([visitor.close(), operator.close()]);
  };
  const waiting = (named.length > 0 ? named : all).flatMap((key) => SIZES.map((size) => ({ key, size })));
  const visitInTurn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { key, size } = next;
      // A failing visit doesn't stop the others.
      await visit(key, size, waiting.length + 1).catch((/** @type {Error} */ { message }) =>
        failures.push(`${key} at ${size.width} px ended early: ${message.split('\n')[0]}`),
      );
    }
  };
  try {
    await step('Pictures', () => Promise.all(Array.from({ length: AT_ONCE }, visitInTurn)));
  } finally {
    await browser.close();
    await server.stop();
  }
  if (failures.length > 0) throw new StepError(['These screens failed:', '', ...failures].join('\n'));
  console.log(`Screenshots are in ${at('screenshots')}.`);
});
