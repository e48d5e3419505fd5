import { LONG_TRIM, NEW, send, submitEmpty, TURNED_BACK, VIN } from './common.mjs';

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

/** One car with a sticker, and three rows that need attention. */
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

const saveVehicle = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('main input[name=vin]').fill(VIN);
  await page.locator('main form [type=submit]').first().click();
  await page.locator('main li dl').first().waitFor();
};

const openVehicle = async (/** @type {import('playwright').Page} */ page) => {
  await saveVehicle(page);
  await page.locator('main li h3 a').first().click();
  await page.locator('main textarea').waitFor();
};

/** A classic of the sample catalog, selected without a VIN. */
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

/** Subscribes and asks to cancel: the confirmation between the two clicks. */
const askToCancel = async (/** @type {import('playwright').Page} */ page) => {
  await pay(page);
  await page.goto(new URL('/members/subscription', page.url()).href);
  // The newest plan is the first.
  const plan = page.locator('main li').first();
  await plan.locator('.btn-outline').last().click();
  await plan.locator('.btn-primary').waitFor();
};

/** Subscribes and asks to pause: shows the next charge before confirming. The last of a plan's buttons cancels. */
const askToPause = async (/** @type {import('playwright').Page} */ page) => {
  await pay(page);
  await page.goto(new URL('/members/subscription', page.url()).href);
  const buttons = page.locator('main li').first().locator('.btn-outline');
  await buttons.first().waitFor();
  await page.waitForLoadState('networkidle');
  await buttons.nth((await buttons.count()) - 2).click();
  await page.locator('main li section .btn-primary').waitFor();
};

/** Confirms pausing the plan. */
const pausePlan = async (/** @type {import('playwright').Page} */ page) => {
  await askToPause(page);
  await page.locator('main li section .btn-primary').click();
  await page.locator('main li section').waitFor({ state: 'detached' });
};

/** Subscribes and selects another plan: shows the price before confirming. */
const askToSwitch = async (/** @type {import('playwright').Page} */ page) => {
  await pay(page);
  await page.goto(new URL('/members/subscription?plan=sticker-dealer-unlimited', page.url()).href);
  await page.locator('main li section .btn-primary').first().waitFor();
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

/** Screens that load data by calls, before a response and after an error. */
const FILLED = {
  dashboard: '/members/dashboard',
  'dashboard-reports': '/members/dashboard#vehicle-history-report',
  'dashboard-stickers': '/members/dashboard#window-sticker',
  orders: '/members/dashboard#orders',
  tickets: '/members/dashboard#tickets',
  credits: '/members/credits',
  subscription: '/members/subscription',
  buy: '/members/buy',
  profile: '/members/profile',
  garage: '/members/garage',
  inventory: '/members/inventory',
};

/** @type {import('./common.mjs').Screen[]} */
const UNFILLED = Object.entries(FILLED).flatMap(([name, path]) => [
  { name: `${name}-loading`, path, as: 'owner', server: 'silent' },
  { name: `${name}-failed`, path, as: 'owner', server: 'refusing' },
]);

/** The members area, before and after the first sticker. @type {readonly import('./common.mjs').Screen[]} */
export const MEMBERS = [
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
  { name: 'subscription-pause', path: '/members/buy?plan=sticker-monthly', as: 'owner', act: askToPause },
  { name: 'subscription-paused', path: '/members/buy?plan=sticker-monthly', as: 'owner', act: pausePlan },
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
  { name: 'subscription-switch', path: '/members/buy?plan=sticker-dealer-monthly', as: 'owner', act: askToSwitch },
  { name: 'dealer-logo', path: '/members/dealer', as: 'owner', act: choosePicture },
  { name: 'garage-empty', path: '/members/garage', as: 'member' },
  { name: 'garage', path: '/members/garage', as: 'owner', act: saveVehicle },
  { name: 'garage-vehicle', path: '/members/garage', as: 'owner', act: openVehicle },
  { name: 'inventory-empty', path: '/members/inventory', as: 'owner' },
  { name: 'inventory', path: '/members/inventory', as: 'owner', act: pasteVehicles },
  { name: 'bulk', path: '/members/bulk', as: 'owner' },
  { name: 'bulk-checked', path: '/members/bulk', as: 'owner', act: chooseList },
  { name: 'bulk-done', path: '/members/bulk', as: 'owner', act: makeList },
  { name: 'bulk-reports', path: '/members/bulk?product=report', as: 'owner', act: chooseList },
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
  ...UNFILLED,
  { name: 'check', path: ({ share }) => `/vehicle-checks/${share}`, as: 'owner' },
];
