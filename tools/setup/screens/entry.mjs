import { NEW, send, SENT, submitEmpty } from './common.mjs';

const pressPrimary = async (/** @type {import('playwright').Page} */ page) => {
  await page.locator('main .btn-primary').first().click();
  await page.locator('main [role=alert]').waitFor();
};

/** A valid link from a reset email: only its check is stubbed, so that no email needs to be requested. */
const openGoodLink = async (/** @type {import('playwright').Page} */ page) => {
  const json = { status: 'success', message: '', data: { valid: true } };
  await page.route('**/reset-password/check', (route) => route.fulfill({ json }));
  const link = new URL('/members/forgot-password#token=none', page.url()).href;
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('[name=new_pass]').waitFor();
};

/** Sign-in and sign-up pages, past the gate. @type {readonly import('./common.mjs').Screen[]} */
export const ENTRY = [
  { name: 'login', path: '/members/login', as: 'gate' },
  { name: 'login-errors', path: '/members/login', as: 'gate', act: submitEmpty },
  { name: 'signup', path: '/members/signup', as: 'gate' },
  { name: 'signup-errors', path: '/members/signup', as: 'gate', act: submitEmpty },
  { name: 'signup-sent', path: '/members/signup', as: 'gate', act: send(NEW, SENT) },
  { name: 'forgot', path: '/members/forgot-password', as: 'gate' },
  { name: 'forgot-sent', path: '/members/forgot-password', as: 'gate', act: send({ email: NEW.email }, SENT) },
  { name: 'reset', path: '/members/forgot-password', as: 'gate', act: openGoodLink },
  { name: 'reset-over', path: '/members/forgot-password#token=none', as: 'gate' },
  { name: 'confirm', path: '/members/confirm#token=none', as: 'gate' },
  { name: 'confirm-over', path: '/members/confirm#token=none', as: 'gate', act: pressPrimary },
  { name: 'confirm-incomplete', path: '/members/confirm', as: 'gate' },
  { name: 'confirm-email', path: '/members/confirm-email#token=none', as: 'gate' },
  { name: 'undo-email', path: '/members/undo-email#token=none', as: 'gate' },
  { name: 'view-none', path: '/members/view', as: 'gate' },
];
