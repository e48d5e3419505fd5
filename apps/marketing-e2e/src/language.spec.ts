import { LANGUAGE_NAMES, type Language, languagesOf, pathIn } from '@vinlore/brand';
import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import type { BrowserContext, Page } from '@playwright/test';
import { brands, type TestedBrand, VIN } from './brands.ts';
import { expect, test } from './test.ts';

const otherOf = (brand: TestedBrand): Language => languagesOf(brand)[1]!;
const speaks = (page: Page, language: Language, message?: string) =>
  expect(page.locator('html'), message).toHaveAttribute('lang', language);
const chosen = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'language')?.value ?? null;
const switchTo = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAMES[language], exact: true }).click();

/** Targets of a page's links and forms, except the language switch. */
const targets = (page: Page) =>
  page.evaluate(() => {
    // Charts contain SVG links, too: only the attribute is the same there.
    const links = [...document.querySelectorAll('a[href]:not([hreflang])')];
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[method="get"]')];
    return [...links.map((link) => link.getAttribute('href')!), ...forms.map(({ action }) => action)]
      .map((href) => new URL(href, document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search);
  });

for (const brand of inTurn(brands, 0)) {
  const { key, origin, language: own } = brand;
  const other = otherOf(brand);

  test(
    `${key}: changing the language keeps you on the same page, and its links stay in that language`,
    EACH_BRAND,
    async ({ page }) => {
      await page.goto(`${origin}/verify`);
      await switchTo(page, other);
      await expect(page).toHaveURL(`${origin}/${other}/verify`);
      await speaks(page, other);

      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(`${origin}/${other}`);
      await speaks(page, other);

      await page.locator('input[name="vin"]').first().fill(VIN);
      await page.locator('form:has(input[name="vin"]) button[type="submit"]').first().click();
      await expect(page).toHaveURL(`${origin}/${other}/decode?vin=${VIN}`);

      await switchTo(page, own);
      await expect(page).toHaveURL(`${origin}/decode?vin=${VIN}`);
      await speaks(page, own);
    },
  );

  test(`${key}: every page exists in both languages and only links within its own`, EACH_BRAND, async ({ page }) => {
    const asked = new Set<string>();
    const waiting = [pathIn(brand, other, '/'), `/${other}/decode`, `/${other}/nowhere`];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (asked.has(path)) continue;
      asked.add(path);
      const response = await page.goto(origin + path);
      expect(response!.status(), path).toBe(path.endsWith('/nowhere') ? 404 : 200);
      await speaks(page, other, path);
      for (const target of await targets(page)) {
        // The app and documents have no language prefix: they take a parameter.
        const keeps = /^\/(members|api-cwa)\//.test(target) ? `language=${other}` : `/${other}`;
        expect(target, `a link on ${path}`).toContain(keeps);
        if (target.startsWith(`/${other}`) && !target.includes('?')) waiting.push(target);
      }
    }
    expect(asked.size).toBeGreaterThan(15);
  });

  test(
    `${key}: the choice is remembered for the next visit, the API, and the members area`,
    EACH_BRAND,
    async ({ page, context }) => {
      await page.goto(`${origin}/verify`);
      expect(await chosen(context), 'who chooses nothing gets no cookie').toBeNull();
      await switchTo(page, other);
      await expect(page).toHaveURL(`${origin}/${other}/verify`);
      // The URL changes before the page's own script has run, which stores the choice.
      await expect.poll(() => chosen(context)).toBe(other);

      // Returning by typing the URL.
      const next = await context.newPage();
      await next.goto(`${origin}/verify`);
      await expect(next).toHaveURL(`${origin}/${other}/verify`);
      await next.goto(`${origin}/members/login`);
      await next.waitForURL(/\/members\/(login|securelogin)/);
      await speaks(next, other);

      // Going back works and isn't redirected.
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/verify`);
      await speaks(page, own);
      await expect.poll(() => chosen(context)).toBe(own);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const brand of inTurn(brands, 0)) {
    test(
      `${brand.key}: the language changes with a plain link, also in the phone menu`,
      EACH_BRAND,
      async ({ page }) => {
        const other = otherOf(brand);
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto(`${brand.origin}/verify`);
        await page.locator('button[popovertarget="menu"]').first().click();
        await page.locator('#menu').getByRole('link', { name: LANGUAGE_NAMES[other], exact: true }).click();
        await expect(page).toHaveURL(`${brand.origin}/${other}/verify`);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      },
    );
  }
});
