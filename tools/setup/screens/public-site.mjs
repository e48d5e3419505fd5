import { LONG_TRIM, NEW, NO_RECORD, submitEmpty, TURNED_BACK, VIN } from './common.mjs';

/** @param {string} text */
const typeVin = (text) => async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('input[name=vin]').first().focus();
  // The island hydrates on first interaction.
  await page.waitForLoadState('networkidle');
  await page.keyboard.type(text);
  await page.waitForLoadState('networkidle');
};

/** @param {number} place of the tab, from 0 */
const openTab = (place) => async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[role=tab], a[href^="#"][id*="tab"]').nth(place).click();
  await page.waitForLoadState('networkidle');
};

const submitEmptyIsland = async (/** @type {import('playwright').Page} */ page) => {
  await submitEmpty(page);
  await page.locator('form [role=alert] > *').waitFor();
};

const askForDeletion = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[name=email]').fill('nobody@example.com');
  await page.locator('[name=message]').fill('I sold my car.');
  await submitEmpty(page);
  await page.locator('main [role=status] > *').first().waitFor();
};

const pressFirst = async (/** @type {import('playwright').Page} */ page) => {
  const heading = await page.locator('h1').innerText();
  await page.locator('main button').first().click();
  await page.locator('h1', { hasNotText: heading }).waitFor();
};

const openChat = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[data-island=chat] button').first().press('Enter');
  await page.locator('[role=dialog] textarea').waitFor();
};

const sayInChat = async (/** @type {import('playwright').Page} */ page) => {
  await openChat(page);
  await page.locator('[role=dialog] textarea').fill('¿Is <b>this</b> the car that its VIN says? '.repeat(4));
  await page.locator('[role=dialog] form [type=submit]').last().click();
  await page.locator('[role=dialog] [name=email]').waitFor();
};

const chooseDealers = async (/** @type {import('playwright').Page} */ page) => {
  for (const product of ['sticker', 'report']) {
    const dealers = page.locator(`label[for=${product}-dealer]`);
    if (await dealers.count()) await dealers.click();
  }
};

const sendNothing = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[data-island=contact-form] button').click();
  await page.locator('[data-island=contact-form] [aria-invalid]').first().waitFor();
};

const leaveNothing = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[data-island=mailing-form] button').click();
  await page.locator('[data-island=mailing-form] [aria-invalid]').first().waitFor();
};

/**
 * Pays on the public checkout with one of the sandbox's cards.
 *
 * @param {string} card
 * @param {string} then selector that shows the result has arrived
 */
const buyWith = (card, then) => async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[data-island=checkout][data-live]').waitFor();
  await page.locator('form [name=email]').fill(NEW.email);
  await page.locator('form [name=card]').selectOption(card);
  await page.locator('form [type=submit]').click();
  await page.locator(then).first().waitFor();
};

const payWithoutEmail = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[data-island=checkout][data-live]').waitFor();
  await page.locator('form [type=submit]').click();
  await page.locator('form [aria-invalid]').waitFor();
};

const refuseAtBank = async (/** @type {import('playwright').Page} */ page) => {
  await buyWith('sandbox-challenge', BANK)(page);
  await page.locator(`${BANK}[data-live] button`).nth(1).click();
  await page.locator(THANKS).waitFor();
};

const CHECKOUT = `/checkout?product=sticker&vin=${VIN}`;
const BANK = '[data-island=bank-question]';
const THANKS = '[data-island=order-standing]';

/** Pages that every brand publishes in addition to its home page. */
const CONTENT_PAGES = [
  'sample-report',
  'sample-sticker',
  'classic-stickers',
  'recalls',
  'plate-lookup',
  'pricing',
  'dealers',
  'about',
  'contact',
  'privacy',
  'terms',
  'refund',
  'accessibility',
];

/** Public screens. @type {readonly import('./common.mjs').Screen[]} */
export const PUBLIC_SITE = [
  { name: 'home', path: '/', as: 'stranger' },
  { name: 'home-typing', path: '/', as: 'stranger', act: typeVin(VIN.slice(0, 11)) },
  { name: 'home-decoded', path: '/', as: 'stranger', act: typeVin(VIN) },
  { name: 'home-wrong-letter', path: '/', as: 'stranger', act: typeVin('1HGCM8263OA004352') },
  { name: 'home-check-digit', path: '/', as: 'stranger', act: typeVin('1HGCM82643A004352') },
  { name: 'home-plate', path: '/', as: 'stranger', act: openTab(1) },
  { name: 'home-name', path: '/', as: 'stranger', act: openTab(2) },
  { name: 'chat-open', path: '/', as: 'stranger', act: openChat },
  { name: 'chat-asked', path: '/', as: 'stranger', act: sayInChat },
  ...CONTENT_PAGES.map(
    (name) => /** @type {import('./common.mjs').Screen} */ ({ name, path: `/${name}`, as: 'stranger' }),
  ),
  { name: 'pricing-dealers', path: '/pricing', as: 'stranger', act: chooseDealers },
  { name: 'home-news-error', path: '/', as: 'stranger', act: leaveNothing },
  { name: 'contact-error', path: '/contact', as: 'stranger', act: sendNothing },
  { name: 'recalls-answer', path: `/recalls?vin=${VIN}`, as: 'stranger' },
  { name: 'recalls-wrong', path: '/recalls?vin=1HGCM8263OA004352', as: 'stranger' },
  { name: 'recalls-name', path: '/recalls?year=2014&make=Ford&model=Escape', as: 'stranger' },
  { name: 'search', path: '/search?q=sticker', as: 'stranger' },
  { name: 'search-none', path: '/search?q=zzzz', as: 'stranger' },
  { name: 'decode', path: `/decode?vin=${VIN}`, as: 'stranger' },
  { name: 'decode-long', path: `/decode?vin=${LONG_TRIM}`, as: 'stranger' },
  { name: 'decode-wrong', path: '/decode?vin=1HGCM8263OA004352', as: 'stranger' },
  { name: 'decode-check-digit', path: '/decode?vin=1HGCM82643A004352', as: 'stranger' },
  { name: 'decode-classic', path: '/decode?vin=7F02C100108', as: 'stranger' },
  { name: 'decode-unknown', path: '/decode?vin=00000000000000000', as: 'stranger' },
  { name: 'decode-report', path: `/decode?vin=${TURNED_BACK}`, as: 'stranger' },
  { name: 'decode-no-record', path: `/decode?vin=${NO_RECORD}`, as: 'stranger' },
  { name: 'sample-report-whole', path: `/sample-report/${TURNED_BACK}`, as: 'stranger' },
  { name: 'decode-name', path: '/decode?year=1967&make=Ford&model=Mustang', as: 'stranger' },
  { name: 'checkout', path: CHECKOUT, as: 'stranger' },
  { name: 'checkout-error', path: CHECKOUT, as: 'stranger', act: payWithoutEmail },
  {
    name: 'checkout-declined',
    path: CHECKOUT,
    as: 'stranger',
    act: buyWith('sandbox-decline', 'form [role=alert] > *'),
  },
  { name: 'checkout-name', path: '/checkout?product=sticker&year=1967&make=Ford&model=Mustang', as: 'stranger' },
  { name: 'checkout-no-car', path: '/checkout?product=sticker', as: 'stranger' },
  { name: 'checkout-check-digit', path: '/checkout?product=sticker&vin=1HGCM82643A004352', as: 'stranger' },
  { name: 'checkout-report', path: `/checkout?product=report&vin=${TURNED_BACK}`, as: 'stranger' },
  { name: 'checkout-report-no-car', path: '/checkout?product=report', as: 'stranger' },
  { name: 'bank', path: CHECKOUT, as: 'stranger', act: buyWith('sandbox-challenge', `${BANK}[data-live]`) },
  { name: 'thanks', path: CHECKOUT, as: 'stranger', act: buyWith('sandbox-success', `${THANKS} a`) },
  {
    name: 'thanks-report',
    path: `/checkout?product=report&vin=${TURNED_BACK}`,
    as: 'stranger',
    act: buyWith('sandbox-success', `${THANKS} a`),
  },
  { name: 'thanks-declined', path: CHECKOUT, as: 'stranger', act: refuseAtBank },
  { name: 'thanks-none', path: '/checkout/thanks?order=none', as: 'stranger' },
  { name: 'verify', path: '/verify', as: 'stranger' },
  { name: 'verify-unknown', path: '/verify/7K2M-94QX-0RTB-5W3E', as: 'stranger' },
  { name: 'check-gone', path: '/vehicle-checks/none', as: 'stranger' },
  { name: 'not-found', path: '/nowhere', as: 'stranger' },
  { name: 'deletion', path: '/account-deletion', as: 'stranger' },
  { name: 'deletion-error', path: '/account-deletion', as: 'stranger', act: submitEmptyIsland },
  { name: 'deletion-sent', path: '/account-deletion', as: 'stranger', act: askForDeletion },
  { name: 'deletion-confirm', path: '/account-deletion/confirm#token=none', as: 'stranger' },
  { name: 'deletion-undo', path: '/account-deletion/undo#token=none', as: 'stranger' },
  { name: 'deletion-over', path: '/account-deletion/confirm#token=none', as: 'stranger', act: pressFirst },
  { name: 'gate', path: '/members/securelogin', as: 'stranger' },
];
