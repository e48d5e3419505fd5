const STAFF = /** @type {const} */ ('staff');

/** Pages of the staff desk, below /staff. */
const DESK = [
  '',
  'tickets',
  'disputes',
  'chats',
  'feedback',
  'snippets',
  'support-teams',
  'members',
  'dealers',
  'deletions',
  'orders',
  'refunds',
  'renewals',
  'plans',
  'coupons',
  'figures',
  'content',
  'content/site',
  'content/pictures',
  'content/links',
  'content/redirects',
  'brand',
  'brand/history',
  'brand/mails',
  'brand/mails/account.confirm',
  'brand/new',
  'imports',
  'mappings',
  'sources',
  'vins',
  'team',
  'approvals',
  'audit',
  'health',
  'security',
];

/** Opens the first row of a desk list. */
const openFirstRow = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('[data-row-link]').first().click();
  await page.waitForLoadState('networkidle');
};

/** Opens the first row, then a page below it: the row's URL may have a query. */
const openBelowFirstRow = async (/** @type {import('playwright').Page} */ page, /** @type {string} */ name) => {
  await openFirstRow(page);
  const below = new URL(page.url());
  below.search = '';
  below.pathname += `/${name}`;
  await page.goto(below.href, { waitUntil: 'networkidle' });
};

const openItsHistory = (/** @type {import('playwright').Page} */ page) => openBelowFirstRow(page, 'history');

const openItsBrands = async (/** @type {import('playwright').Page} */ page) => {
  await openBelowFirstRow(page, 'brands');
  await page.locator('main input[type=checkbox]').first().check();
};

/** Selects a file in the studio and has its mapping guessed. */
const mapFile = async (/** @type {import('playwright').Page} */ page) => {
  const lines = ['VIN,Lot number,Sale Date,Damage Description,Odometer,High Bid,Location state'];
  for (let lot = 1; lot < 9; lot++)
    lines.push(`1HGCM82633A004352,${lot},${lot}/18/2014,FRONT END,${lot}8001,${lot}00,OH`);
  const buffer = Buffer.from(`${lines.join('\n')}\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'lots.csv', mimeType: 'text/csv', buffer });
  await page.locator('main .btn-primary:enabled').first().click();
  await page.locator('main ol h3').first().waitFor();
};

/** The staff desk. @type {readonly import('./common.mjs').Screen[]} */
export const DESK_SCREENS = [
  { name: 'desk-login', path: '/staff', as: 'gate' },
  ...DESK.map((page) => ({
    name: `desk-${page || 'home'}`.replaceAll('/', '-'),
    path: `/staff/${page}`.replace(/\/$/, ''),
    as: STAFF,
  })),
  { name: 'desk-ticket', path: '/staff/tickets', as: STAFF, act: openFirstRow },
  { name: 'desk-chat', path: '/staff/chats', as: STAFF, act: openFirstRow },
  { name: 'desk-member', path: '/staff/members', as: STAFF, act: openFirstRow },
  { name: 'desk-order', path: '/staff/orders', as: STAFF, act: openFirstRow },
  { name: 'desk-sticker', path: ({ sticker }) => `/staff/stickers/${sticker}`, as: STAFF },
  { name: 'desk-editor', path: '/staff/content', as: STAFF, act: openFirstRow },
  { name: 'desk-editor-history', path: '/staff/content', as: STAFF, act: openItsHistory },
  { name: 'desk-editor-brands', path: '/staff/content', as: STAFF, act: openItsBrands },
  { name: 'desk-person', path: '/staff/team', as: STAFF, act: openFirstRow },
  { name: 'desk-mapping', path: '/staff/mappings/new', as: STAFF, act: mapFile },
  { name: 'desk-missing', path: '/staff/nowhere', as: STAFF },
];
