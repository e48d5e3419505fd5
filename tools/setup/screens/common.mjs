/**
 * Shared by all screens.
 *
 * @typedef {object} Facts created during the visit so far
 * @property {string} sticker number of a sticker of the sample member; '' before signing in
 * @property {string} report number of a report of theirs; '' before signing in
 * @property {string} share id of a link to that report; '' before signing in
 *
 * @typedef {object} Screen
 * @property {string} name of its picture
 * @property {string | ((facts: Facts) => string)} path
 * @property {'stranger' | 'gate' | 'member' | 'owner' | 'staff'} as the visitor: anonymous; past the brand's gate; the
 * sample member, before and after the first sticker; the owner at the staff desk
 * @property {(page: import('playwright').Page) => Promise<void>} [act] actions on the screen
 * @property {'silent' | 'refusing'} [server] response to the screen's own calls: none yet, or an error
 */

export const VIN = '1HGCM82633A004352';
export const LONG_TRIM = '4T3ZK3BB1AU028517';
/** Sample vehicles: one with an eventful history, one without any records. */
export const TURNED_BACK = '1HGCM82673A000000';
export const NO_RECORD = 'JM1BPALM1K1000000';

export const submitEmpty = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('form button[type=submit]').first().click();
};

/**
 * Fills in fields by name, submits the form, and waits for the response.
 *
 * @param {Record<string, string>} values
 * @param {string} answered selector that shows the response has arrived
 */
export const send = (values, answered) => async (/** @type {import('playwright').Page} */ page) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(value);
  await page.locator('form [type=submit]').first().click();
  await page.locator(answered).first().waitFor();
};

export const NEW = { email: 'somebody-new-with-a-long-name@a-long-domain.example.com', pass: 'a quiet road at dawn' };
export const SENT = 'h1[tabindex]';
