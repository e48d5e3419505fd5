/**
 * What screens of every part share.
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
 * @property {'silent' | 'refusing'} [server] what becomes of the screen's own calls: no answer yet, or a refusal
 */

export const VIN = '1HGCM82633A004352';
export const LONG_TRIM = '4T3ZK3BB1AU028517';
/** Sample vehicles: a history with much to ask, and one of which no source has a record. */
export const TURNED_BACK = '1HGCM82673A000000';
export const NO_RECORD = 'JM1BPALM1K1000000';

export const submitEmpty = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('form button[type=submit]').first().click();
};

/**
 * Fills in fields by their names, sends the form, and waits for what shows that the answer is here.
 *
 * @param {Record<string, string>} values
 * @param {string} answered a selector
 */
export const send = (values, answered) => async (/** @type {import('playwright').Page} */ page) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(value);
  await page.locator('form [type=submit]').first().click();
  await page.locator(answered).first().waitFor();
};

export const NEW = { email: 'somebody-new-with-a-long-name@a-long-domain.example.com', pass: 'a quiet road at dawn' };
export const SENT = 'h1[tabindex]';
