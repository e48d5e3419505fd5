import { violationsOf } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { brands } from './brands.ts';
import { type MeasuredSite, startMeasuredSite } from './measured-brand.ts';
import { expect, test } from './test.ts';

// One tag host stands in for all of them.
test.describe.configure({ mode: 'serial' });

let site: MeasuredSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startMeasuredSite();
});
test.beforeEach(async ({ page }) => {
  site.asked.length = 0;
  // Clarity is served by Microsoft; no test makes that request.
  await page.route('https://www.clarity.ms/tag/*', (route) => {
    site.asked.push('/clarity.js');
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = true;' });
  });
});
test.afterAll(() => site.stop());

const TAGS = ['/clarity.js', '/gtag/js', '/gtm.js'];
const banner = (page: Page) => page.getByRole('region', { name: 'Allow analytics cookies?' });
const choices = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });
const visit = async (page: Page, path = '/') => {
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
};
const logged = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api-cwa/consent-log') && response.status() === 200);

test('loads no tag on any page before consent; the banner adds under 5 KB and shifts nothing', async ({ page }) => {
  await visit(page);
  await expect(banner(page)).toBeVisible();
  const { bytes, shift } = await page.evaluate(() => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (const entry of observer.takeRecords()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      bytes: scripts.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      shift: shifts.reduce((sum, value) => sum + value, 0),
    };
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(5_000);
  expect(shift).toBe(0);
  await visit(page, '/verify');
  await visit(page, '/members/login');
  expect(site.asked).toEqual([]);
});

test('stores and logs a refusal, and loads nothing afterwards', async ({ page }) => {
  await visit(page);
  const log = logged(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  expect(new URLSearchParams((await log).request().postData() ?? '').get('answer')).toBe('denied');
  for (const path of ['/', '/verify', '/members/login']) await visit(page, path);
  await visit(page);
  await expect(banner(page)).toBeHidden();
  expect(site.asked).toEqual([]);
});

test('after consent, GA4, Tag Manager, and Clarity load within the CSP, and Consent Mode starts as denied', async ({
  page,
}) => {
  await visit(page);
  const log = logged(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await log;
  await expect.poll(() => [...site.asked].sort()).toEqual(TAGS);
  // A requested script hasn't run yet.
  await expect.poll(() => page.evaluate(() => (window as { tagged?: boolean }).tagged)).toBe(true);
  const first = await page.evaluate(() => Array.from((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer![0]!));
  expect(first.slice(0, 2)).toEqual(['consent', 'default']);
  expect(new Set(Object.values(first[2] as object))).toEqual(new Set(['denied']));

  site.asked.length = 0;
  await visit(page, '/verify');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => [...site.asked].sort()).toEqual(TAGS);
});

test('measures nothing under /members or on pages with a token, even after consent', async ({ page, complaints }) => {
  await visit(page);
  const log = logged(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await log;
  await expect.poll(() => [...site.asked].sort()).toEqual(TAGS);
  for (const path of [
    '/members/login',
    '/members/confirm#token=abc',
    '/members/forgot-password#token=abc',
    '/checkout/thanks#order=abc',
    '/recall-alerts/end#token=abc',
    '/mailing#token=abc',
    '/account-deletion/confirm#token=abc',
    '/vehicle-checks/abc',
    '/garage/abc',
  ]) {
    site.asked.length = 0;
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await visit(page, path);
    expect((await answer).headers()['content-security-policy'], path).not.toContain(new URL(site.tags).host);
    expect((await answer).headers()['content-security-policy'], path).not.toContain('clarity');
    await expect(page.locator('#consent, [data-consent]'), path).toHaveCount(0);
    expect(site.asked, path).toEqual([]);
  }
  // Invalid secrets get error responses; nothing else may be logged.
  const other = complaints.splice(0).filter((said) => !/^40[04] /.test(said) && !/status of 40[04]/.test(said));
  expect(other).toEqual([]);
});

test('the choice can be changed any time from the footer; opting out unloads everything', async ({ page }) => {
  await visit(page);
  const agreed = logged(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  const id = (response: Awaited<typeof agreed>) =>
    new URLSearchParams(response.request().postData() ?? '').get('consent_id');
  const first = id(await agreed);
  await choices(page).click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('You accepted analytics cookies.');
  await page.keyboard.press('Escape');
  await expect(choices(page)).toBeFocused();

  await choices(page).click();
  const [refused] = await Promise.all([
    logged(page),
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Decline' }).click(),
  ]);
  expect(id(refused)).toBe(first);
  site.asked.length = 0;
  await visit(page);
  expect(site.asked).toEqual([]);
});

for (const [way, signal] of [
  ['Sec-GPC: 1', (page: Page) => page.setExtraHTTPHeaders({ 'Sec-GPC': '1' })],
  [
    'navigator.globalPrivacyControl',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })),
  ],
] as const)
  test(`docs/decisions.md §4: ${way} counts as a refusal, even after an earlier opt-in`, async ({ page }) => {
    await visit(page);
    const log = logged(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await log;
    await expect.poll(() => site.asked.length).toBe(TAGS.length);
    await signal(page);
    site.asked.length = 0;
    await visit(page);
    await visit(page, '/members/login');
    await visit(page);
    await expect(banner(page)).toBeHidden();
    expect(site.asked).toEqual([]);
    await choices(page).click();
    await expect(banner(page)).toContainText('Global Privacy Control');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  });

test('/.well-known/gpc.json declares that the signal is honored', async ({ page }) => {
  const answer = (await page.goto(`${site.origin}/.well-known/gpc.json`))!;
  expect(await answer.json()).toMatchObject({ gpc: true });
  expect(answer.headers()['content-type']).toContain('application/json');
});

test('the banner has no accessibility violations, fits a phone, and has two equal buttons, in both languages', async ({
  page,
}) => {
  for (const path of ['/', '/es'])
    for (const width of [390, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await visit(page, path);
        const question = page.locator('#consent');
        await expect(question).toBeVisible();
        const view = `${path} ${width} px, ${colorScheme}`;
        expect(await violationsOf(page, '#consent'), view).toEqual([]);
        const [no, yes] = await Promise.all(
          ['denied', 'granted'].map((answer) => question.locator(`[data-answer=${answer}]`).boundingBox()),
        );
        expect([no!.width, no!.height], view).toEqual([yes!.width, yes!.height]);
        expect(no!.height, view).toBeGreaterThanOrEqual(44);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, view).toBeLessThanOrEqual(0);
      }
});

test('brands without analytics show no banner', async ({ page }) => {
  for (const { origin } of brands) {
    await page.goto(origin);
    await expect(page.locator('#consent, [data-consent]')).toHaveCount(0);
  }
});
