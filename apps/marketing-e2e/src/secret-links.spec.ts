import { randomUUID } from 'node:crypto';
import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { type Page, type Request } from '@playwright/test';
import { brands } from './brands.ts';
import { mailedLink } from './outbox.ts';
import { expect, test } from './test.ts';

/** Everything that leaves the browser: URL and Referer of every request its pages make. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  const note = (request: Request) => sent.push(request.url(), request.headers()['referer'] ?? '');
  page.context().on('request', note);
  return sent;
}

/** Collects CSP violations on every page opened from here on. */
async function violationsOn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked = ((window as { blocked?: string[] }).blocked = [] as string[]);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      blocked.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as { blocked?: string[] }).blocked ?? []);
}

for (const brand of inTurn(brands, 1))
  test(
    `${brand.key}: an emailed token never appears in a request URL or Referer, and is removed from the address bar`,
    EACH_BRAND,
    async ({ page }) => {
      const email = `secret-${randomUUID()}@example.com`;
      await page.goto(brand.origin);
      const form = page.locator('[data-island="mailing-form"]');
      await form.getByRole('textbox').fill(email);
      await form.getByRole('checkbox').check();
      await form.getByRole('button').click();
      await expect(form.getByText(email)).toBeVisible();
      const link = new URL(await mailedLink(page, brand, email, '/mailing#token'));
      const token = link.hash.replace('#token=', '');
      expect(link.search).toBe('');

      const sent = sentBy(page);
      const blocked = await violationsOn(page);
      await page.goto(link.href);
      const buttons = page.locator('main button');
      await expect(buttons.first()).toBeVisible();
      await expect(page).toHaveURL(`${brand.origin}/mailing`);
      await buttons.first().click();
      await expect(page.locator('main button[value=unsubscribe]')).toBeVisible();
      // Reloading and going back still work.
      await page.reload();
      await expect(page.locator('main button[value=unsubscribe]')).toBeVisible();
      await page.goto(`${brand.origin}/verify`);
      await page.goBack();
      await expect(page.locator('main button[value=unsubscribe]')).toBeVisible();
      expect(sent.length).toBeGreaterThan(5);
      expect(sent.filter((text) => text.includes(token))).toEqual([]);
      expect(await blocked()).toEqual([]);

      // The link of an older email has it in the URL once, and is rewritten.
      sent.length = 0;
      await page.goto(`${brand.origin}/mailing?token=${encodeURIComponent(token)}`);
      await expect(page.locator('main button[value=unsubscribe]')).toBeVisible();
      await expect(page).toHaveURL(`${brand.origin}/mailing`);
      expect(sent.filter((text) => text.includes(token))).toHaveLength(1);
    },
  );

test('a page opened from a link without its secret explains the problem, in both languages', async ({ page }) => {
  const { origin } = brands.find(({ language }) => language === 'en')!;
  for (const [path, title] of [
    ['/account-deletion/confirm', 'This link is incomplete'],
    ['/recall-alerts/end', 'This link is incomplete'],
    ['/mailing', 'This link is incomplete'],
    ['/checkout/thanks', 'Order not found'],
    ['/es/mailing', 'Este enlace está incompleto'],
    ['/es/checkout/thanks', 'No encontramos tu pedido'],
  ] as const) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
  }
});

test('no page uses a style that CSP would block, in any of a brand’s languages', async ({ page }) => {
  const blocked = await violationsOn(page);
  for (const { origin } of brands)
    for (const path of [
      '/',
      '/es',
      '/en',
      '/verify',
      '/checkout',
      '/recalls',
      '/nowhere',
      '/api/docs',
      '/members/login',
    ]) {
      const answer = await page.goto(origin + path);
      expect(await blocked(), origin + path).toEqual([]);
      const policy = answer!.headers()['content-security-policy'];
      expect(policy, path).toMatch(/^default-src 'none'; .*style-src 'self'/);
      expect(policy, path).not.toContain('unsafe-inline');
      expect(await page.locator('[style]:not([data-live] [style])').count(), origin + path).toBe(0);
    }
});
