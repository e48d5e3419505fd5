/**
 * Every screen that `npm run screenshots` visits, on each brand, with the states that a person meets there.
 *
 * @typedef {object} Facts what the visit has made so far
 * @property {string} sticker number of a sticker of the sample member; '' before the login
 * @property {string} report number of a report of theirs; likewise
 * @property {string} share id of a link to that report; likewise
 *
 * @typedef {object} Screen
 * @property {string} name of its picture
 * @property {string | ((facts: Facts) => string)} path
 * @property {'stranger' | 'gate' | 'member' | 'owner' | 'staff'} as who visits: nobody in particular; somebody past the
 *   brand's gate; the sample member, before and after the first sticker; the owner at the staff desk
 * @property {(page: import('playwright').Page) => Promise<void>} [act] what the person does there
 */

const VIN = '1HGCM82633A004352';
const LONG_TRIM = '4T3ZK3BB0AU028517';
/** Sample vehicles: a history with much to ask, and one of which no source has a record. */
const TURNED_BACK = '1HGCM82673A000000';
const NO_RECORD = 'JM1BPALM1K1000000';

/** @param {string} text */
const typeVin = (text) => async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('input[name=vin]').first().focus();
  // The island comes alive at the first touch.
  await page.waitForLoadState('networkidle');
  await page.keyboard.type(text);
  await page.waitForLoadState('networkidle');
};

/** @param {number} place of the tab, from 0 */
const openTab = (place) => async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[role=tab], a[href^="#"][id*="tab"]').nth(place).click();
  await page.waitForLoadState('networkidle');
};

const submitEmpty = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('form button[type=submit]').first().click();
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

/**
 * Fills in fields by their names, sends the form, and waits for what shows that the answer is here.
 *
 * @param {Record<string, string>} values
 * @param {string} answered a selector
 */
const send = (values, answered) => async (/** @type {import('playwright').Page} */ page) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(value);
  await page.locator('form [type=submit]').first().click();
  await page.locator(answered).first().waitFor();
};

const pressPrimary = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('main .btn-primary').first().click();
  await page.locator('main [role=alert]').waitFor();
};

const openSheet = async (/** @type {import('playwright').Page} */ page) => {
  const account = page.locator('button[popovertarget=account]');
  if (await account.isVisible()) await account.click();
};

const typeLong = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[name=first]').fill('Maximiliana Guadalupe de los Ángeles');
  await page.locator('[name=last]').fill('Fernández-Echeverría y Montgomery-Winchester');
  await page.locator('[name=company_website]').fill('ftp://dealer.example');
};

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNwmHcFK2IYWhIAkN1mAZzDuEAAAAAASUVORK5CYII=',
  'base64',
);

const choosePicture = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('input[type=file]').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: PICTURE });
  await page.locator('main section [role=status] > *').first().waitFor();
};

/** One car that has its sticker, and three rows that want a hand. */
const LIST = `VIN,Stock\n${VIN},A-101\n${VIN.slice(0, 16)}3,A-102\nABC,A-103\n,A-104\n${VIN},A-105\n`;

const pasteVehicles = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('main section button.btn-quiet').first().click();
  await page.locator('main textarea').fill(LIST);
  await page.locator('main form [type=submit]').click();
  await page.locator('main table').waitFor();
};

const chooseList = async (/** @type {import('playwright').Page} */ page) => {
  const file = { name: 'october.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  await page.locator('main input[type=file]').setInputFiles(file);
  await page.locator('main table').waitFor();
};

const makeList = async (/** @type {import('playwright').Page} */ page) => {
  await chooseList(page);
  await page.locator('main .btn-primary.btn-lg').click();
  await page.locator('main a[href*="bulk-csv"]').first().waitFor();
  await page.locator('main li button.btn-quiet').first().click();
  await page.locator('main li table').waitFor();
};

/** A classic of the sample catalog, named without a VIN. */
const MUSTANG = '/members/dashboard?year=1967&make=Ford&model=Mustang#window-sticker';

const openSelection = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('main .btn-primary').first().click();
  await page.locator('dialog [role=dialog]').waitFor();
  await page.locator('dialog .skeleton').first().waitFor({ state: 'detached' });
};

const chooseWithoutTour = async (/** @type {import('playwright').Page} */ page) => {
  await openSelection(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog [role=dialog]').waitFor({ state: 'detached' });
};

const seePreview = async (/** @type {import('playwright').Page} */ page) => {
  await chooseWithoutTour(page);
  const small = page.viewportSize()?.width === 390;
  await page
    .locator(small ? 'dialog footer .btn-outline' : 'dialog section + .btn-quiet')
    .first()
    .click();
  await page.locator('dialog img').waitFor();
};

const openChat = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[data-island=chat] button').first().click();
  await page.locator('[role=dialog] textarea').waitFor();
};

const sayInChat = async (/** @type {import('playwright').Page} */ page) => {
  await openChat(page);
  await page.locator('[role=dialog] textarea').fill('¿Is <b>this</b> the car that its VIN says? '.repeat(4));
  await page.locator('[role=dialog] form [type=submit]').last().click();
  await page.locator('[role=dialog] [name=email]').waitFor();
};

const NEW = { email: 'somebody-new-with-a-long-name@a-long-domain.example.com', pass: 'a quiet road at dawn' };
const SENT = 'h1[tabindex]';

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

const badCoupon = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('form button[class*=open]').click();
  await page.locator('[name=coupon]').fill('NO-SUCH-COUPON');
  await page.keyboard.press('Enter');
  await page.locator('form [role=alert]').waitFor();
};

const payDeclined = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[name=card]').selectOption('sandbox-decline');
  await page.locator('form [type=submit]').click();
  await page.locator('form [role=alert]').waitFor();
};

const pay = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('form [type=submit]').click();
  await page.waitForURL(/\/members\/orders\//);
  await page.locator('h1').waitFor();
};

/** Subscribes, and asks to cancel: the question between the two clicks. */
const askToCancel = async (/** @type {import('playwright').Page} */ page) => {
  await pay(page);
  await page.goto(new URL('/members/subscription', page.url()).href);
  await page.locator('main li .btn-outline').first().click();
  await page.locator('main li .btn-primary').waitFor();
};

/**
 * Pays on the public checkout with one of the sandbox's cards.
 *
 * @param {string} card
 * @param {string} then a selector of what shows what came of it
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

const sendEmptyTicket = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('form [type=submit]').click();
  await page.locator('form [aria-invalid]').waitFor();
};

const sendTicket = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[name=message]').fill('The engine on my sticker is wrong.\nThe door plate says 2.4 liters.');
  await page.locator('form [type=submit]').click();
  await page.locator('main a[href*="/members/tickets/"]').waitFor();
};

const openTicket = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('main a[href*="/members/tickets/"]').first().click();
  await page.locator('main textarea').waitFor();
};

const SUPPORT = `/members/support?vin=${VIN}&about=sticker`;
const CHECKOUT = `/checkout?product=sticker&vin=${VIN}`;
const BANK = '[data-island=bank-question]';
const THANKS = '[data-island=order-standing]';

/** Pages that every brand publishes beside its home page. */
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

const STAFF = /** @type {const} */ ('staff');

/** Pages of the staff desk, below /staff. */
const DESK = [
  '',
  'tickets',
  'disputes',
  'chats',
  'feedback',
  'snippets',
  'members',
  'dealers',
  'deletions',
  'orders',
  'refunds',
  'plans',
  'coupons',
  'figures',
  'content',
  'content/site',
  'content/pictures',
  'content/links',
  'brand',
  'imports',
  'sources',
  'vins',
  'team',
  'approvals',
  'audit',
  'security',
];

/** Opens what the first row of a list of the desk leads to. @type {NonNullable<Screen['act']>} */
async function openFirstRow(page) {
  await page.locator('[data-row-link]').first().click();
  await page.waitForLoadState('networkidle');
}

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'home', path: '/', as: 'stranger' },
  { name: 'home-typing', path: '/', as: 'stranger', act: typeVin(VIN.slice(0, 11)) },
  { name: 'home-decoded', path: '/', as: 'stranger', act: typeVin(VIN) },
  { name: 'home-wrong-letter', path: '/', as: 'stranger', act: typeVin('1HGCM8263OA004352') },
  { name: 'home-check-digit', path: '/', as: 'stranger', act: typeVin('1HGCM82643A004352') },
  { name: 'home-plate', path: '/', as: 'stranger', act: openTab(1) },
  { name: 'home-name', path: '/', as: 'stranger', act: openTab(2) },
  { name: 'chat-open', path: '/', as: 'stranger', act: openChat },
  { name: 'chat-asked', path: '/', as: 'stranger', act: sayInChat },
  ...CONTENT_PAGES.map((name) => /** @type {Screen} */ ({ name, path: `/${name}`, as: 'stranger' })),
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
  { name: 'deletion-confirm', path: '/account-deletion?token=none', as: 'stranger' },
  { name: 'deletion-undo', path: '/account-deletion?undo=none', as: 'stranger' },
  { name: 'deletion-over', path: '/account-deletion?token=none', as: 'stranger', act: pressFirst },
  { name: 'gate', path: '/members/securelogin', as: 'stranger' },
  { name: 'login', path: '/members/login', as: 'gate' },
  { name: 'login-errors', path: '/members/login', as: 'gate', act: submitEmpty },
  { name: 'signup', path: '/members/signup', as: 'gate' },
  { name: 'signup-errors', path: '/members/signup', as: 'gate', act: submitEmpty },
  { name: 'signup-sent', path: '/members/signup', as: 'gate', act: send(NEW, SENT) },
  { name: 'forgot', path: '/members/forgot-password', as: 'gate' },
  { name: 'forgot-sent', path: '/members/forgot-password', as: 'gate', act: send({ email: NEW.email }, SENT) },
  { name: 'reset', path: '/members/forgot-password?token=none', as: 'gate' },
  {
    name: 'reset-over',
    path: '/members/forgot-password?token=none',
    as: 'gate',
    act: send({ new_pass: NEW.pass }, 'main [role=alert]'),
  },
  { name: 'confirm', path: '/members/confirm?token=none', as: 'gate' },
  { name: 'confirm-over', path: '/members/confirm?token=none', as: 'gate', act: pressPrimary },
  { name: 'confirm-incomplete', path: '/members/confirm', as: 'gate' },
  { name: 'confirm-email', path: '/members/confirm-email?token=none', as: 'gate' },
  { name: 'dashboard-empty', path: '/members/dashboard', as: 'member' },
  { name: 'dashboard-vin', path: `/members/dashboard?vin=${VIN}#window-sticker`, as: 'member' },
  { name: 'select-tour', path: MUSTANG, as: 'member', act: openSelection },
  { name: 'select', path: MUSTANG, as: 'member', act: chooseWithoutTour },
  { name: 'select-preview', path: MUSTANG, as: 'member', act: seePreview },
  { name: 'account-sheet', path: '/members/dashboard', as: 'member', act: openSheet },
  { name: 'profile', path: '/members/profile', as: 'member' },
  { name: 'profile-unsaved', path: '/members/profile', as: 'member', act: typeLong },
  { name: 'profile-errors', path: '/members/profile', as: 'member', act: send({ email: '' }, '[aria-invalid]') },
  { name: 'security', path: '/members/security', as: 'member' },
  {
    name: 'security-changed',
    path: '/members/security',
    as: 'member',
    act: send({ new_pass: NEW.pass }, 'form [role=status] > *'),
  },
  { name: 'dealer', path: '/members/dealer', as: 'member' },
  { name: 'dealer-errors', path: '/members/dealer', as: 'member', act: submitEmpty },
  { name: 'subscription', path: '/members/subscription', as: 'member' },
  { name: 'orders-empty', path: '/members/orders', as: 'member' },
  { name: 'buy', path: '/members/buy', as: 'member' },
  { name: 'buy-subscription', path: '/members/buy?plan=sticker-monthly', as: 'member' },
  { name: 'buy-report', path: '/members/buy?product=report', as: 'member' },
  { name: 'dashboard-reports-empty', path: '/members/dashboard#vehicle-history-report', as: 'member' },
  { name: 'dashboard-report-vin', path: `/members/dashboard?vin=${TURNED_BACK}#vehicle-history-report`, as: 'member' },
  { name: 'dashboard-recalls', path: `/members/dashboard?vin=${VIN}#recalls`, as: 'member' },
  { name: 'tickets-empty', path: '/members/dashboard#tickets', as: 'member' },
  { name: 'buy-coupon-refused', path: '/members/buy', as: 'member', act: badCoupon },
  { name: 'dashboard', path: '/members/dashboard', as: 'owner' },
  { name: 'sticker', path: ({ sticker }) => `/members/stickers/${sticker}`, as: 'owner' },
  { name: 'sticker-missing', path: '/members/stickers/0000-0000-0000-0000', as: 'owner' },
  { name: 'members-not-found', path: '/members/nowhere', as: 'owner' },
  { name: 'buy-declined', path: `/members/buy?vin=${LONG_TRIM}`, as: 'owner', act: payDeclined },
  { name: 'order-thanks', path: `/members/buy?vin=${LONG_TRIM}`, as: 'owner', act: pay },
  { name: 'order-missing', path: '/members/orders/none', as: 'owner' },
  { name: 'subscription-cancel', path: '/members/buy?plan=sticker-monthly', as: 'owner', act: askToCancel },
  { name: 'orders', path: '/members/dashboard#orders', as: 'owner' },
  { name: 'credits', path: '/members/credits', as: 'owner' },
  {
    name: 'profile-pending',
    path: '/members/profile',
    as: 'owner',
    act: send({ first: 'Dana', last: 'Reyes', email: NEW.email }, 'form > [data-unsaved], form [role=status] > *'),
  },
  { name: 'profile-picture', path: '/members/profile', as: 'owner', act: choosePicture },
  {
    name: 'dealer-now',
    path: '/members/dealer',
    as: 'owner',
    act: send({ company_name: 'Reyes & Daughters Fine Automobiles of Greater Miami', phone: '3055550100' }, 'dl'),
  },
  { name: 'dealer-logo', path: '/members/dealer', as: 'owner', act: choosePicture },
  { name: 'inventory-empty', path: '/members/inventory', as: 'owner' },
  { name: 'inventory', path: '/members/inventory', as: 'owner', act: pasteVehicles },
  { name: 'bulk', path: '/members/bulk', as: 'owner' },
  { name: 'bulk-checked', path: '/members/bulk', as: 'owner', act: chooseList },
  { name: 'bulk-done', path: '/members/bulk', as: 'owner', act: makeList },
  { name: 'verify-genuine', path: ({ sticker }) => `/verify/${sticker}`, as: 'owner' },
  { name: 'dashboard-reports', path: '/members/dashboard#vehicle-history-report', as: 'owner' },
  { name: 'report', path: ({ report }) => `/members/reports/${report}`, as: 'owner' },
  { name: 'report-missing', path: '/members/reports/0000-0000-0000-0000', as: 'owner' },
  { name: 'support', path: SUPPORT, as: 'owner' },
  { name: 'support-error', path: SUPPORT, as: 'owner', act: sendEmptyTicket },
  { name: 'support-sent', path: SUPPORT, as: 'owner', act: sendTicket },
  { name: 'tickets', path: '/members/dashboard#tickets', as: 'owner' },
  { name: 'ticket', path: '/members/dashboard#tickets', as: 'owner', act: openTicket },
  { name: 'ticket-missing', path: '/members/tickets/0000-0000', as: 'owner' },
  { name: 'check', path: ({ share }) => `/vehicle-checks/${share}`, as: 'owner' },
  { name: 'desk-login', path: '/staff', as: 'gate' },
  ...DESK.map((page) => ({
    name: `desk-${page || 'home'}`.replaceAll('/', '-'),
    path: `/staff/${page}`.replace(/\/$/, ''),
    as: STAFF,
  })),
  { name: 'desk-ticket', path: '/staff/tickets', as: STAFF, act: openFirstRow },
  { name: 'desk-member', path: '/staff/members', as: STAFF, act: openFirstRow },
  { name: 'desk-order', path: '/staff/orders', as: STAFF, act: openFirstRow },
  { name: 'desk-editor', path: '/staff/content', as: STAFF, act: openFirstRow },
  { name: 'desk-missing', path: '/staff/nowhere', as: STAFF },
];

/** The vehicles of the sample member's sticker and report. */
export const STICKER_VIN = VIN;
export const REPORT_VIN = TURNED_BACK;
